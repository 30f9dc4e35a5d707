import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * What the address asks for, read by `read`, and how to ask for something else in part. What was just
 * chosen counts at once, also before it is loaded; an empty part is left out.
 */
export function useAddress<Asked>(read: (address: URLSearchParams) => Asked) {
  const here = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  const asked = read(new URLSearchParams(search));

  function ask(parts: Record<string, string>) {
    const address = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts))
      if (value) address.set(name, value);
      else address.delete(name);
    void navigate({ search: String(address) }, { preventScrollReset: true });
  }

  return { asked, ask };
}
