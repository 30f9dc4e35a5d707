import type { ReactNode } from "react";
import { Stack } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <Stack gap={5}>
        <Text as="h2">{title}</Text>
        {children}
      </Stack>
    </section>
  );
}
