import type { Words } from "../../model/words";
import type { OperationDifference, PropertyDifference } from "../api-changes/differences";
import type { Property } from "../api/property";
import type { Document } from "../changes/documents";
import type { Program } from "../index/program";
import type { Path } from "../read/config-file";

/** What a change of the API does to one place of config. */
export interface Impact {
  /** Whether the place is a mistake now, or does something else than before; otherwise it only shows it. */
  breaks: boolean;
  /** The sentence. */
  words: Words;
  file: string;
  line: number;
  column: number;
}

/** An impact whose place is still a path in a file. */
export interface PlacedImpact extends Pick<Impact, "breaks" | "words"> {
  path: Path;
}

/** What is asked while the impacts on a file are looked for. */
export interface Around {
  /** Config as it is, with the earlier description. */
  program: Program;
  document: Document;
  operations: ReadonlyMap<string, OperationDifference>;
  /** By what they were: the properties that config looks up in the earlier description. */
  properties: ReadonlyMap<Property, PropertyDifference>;
  /** Notes what was found to be used. */
  used: Set<PropertyDifference | OperationDifference>;
  codeCalled: (code: string) => Words;
}
