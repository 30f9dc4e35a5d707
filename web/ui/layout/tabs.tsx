import { type ReactNode, useEffect, useRef } from "react";
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
} from "react-aria-components/Tabs";
import styles from "./tabs.module.css";

interface TabItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  items: TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Tabs. Hidden panels stay mounted, so that typed text is not lost. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs ?? ""}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list ?? ""}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab ?? ""}>
            {({ isSelected }) => (
              <Title isSelected={isSelected}>{item.title}</Title>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={item.id}
          className={styles.panel ?? ""}
          shouldForceMount
        >
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls the selected tab into view on narrow screens. */
function Title(props: { isSelected: boolean; children: string }) {
  const { isSelected, children } = props;
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSelected)
      words.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isSelected]);
  return <span ref={words}>{children}</span>;
}
