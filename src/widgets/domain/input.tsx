import type { ReactElement } from "react";
import { domainText } from "../../domain/domain-name";
import type { InputProps } from "../contract";
import { LineInput, type LineSpelling } from "../line-input";

const spelling: LineSpelling = { inputMode: "url", tidy: domainText };

/** A domain name; of a pasted address its host, of a name in other scripts its ASCII form. */
export function DomainInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
