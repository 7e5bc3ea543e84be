import type { ReactElement } from "react";
import { useWords } from "../state/language";
import { Money } from "../widgets/shared/money";

/** An amount of money that stands alone. */
export function Amount({ value }: { value: string }): ReactElement {
  const { reading } = useWords();
  return <Money amount={value} reading={reading} />;
}
