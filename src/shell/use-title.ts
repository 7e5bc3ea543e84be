import { useEffect } from "react";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";

/** Titles the document "<title> · <product>". */
export function useTitle(title: string): void {
  const { manifest } = useConsole();
  const { say } = useWords();
  const product = say(manifest.title);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
