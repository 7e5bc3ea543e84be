import type { ReactElement } from "react";
import { moneyText } from "../domain/money";
import type { Reading } from "../domain/reading";
import { useWords } from "../state/language";
import { Money } from "../widgets/shared/money";

/** An amount of money in a sentence. */
export function amountText(value: string, reading: Reading): string {
  return moneyText(value, reading)?.shown ?? value;
}

/** An amount of money that stands alone. */
export function Amount({ value }: { value: string }): ReactElement {
  const { reading } = useWords();
  return <Money amount={value} reading={reading} />;
}
