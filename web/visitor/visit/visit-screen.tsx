export default function VisitScreen() {
  return null;
}
