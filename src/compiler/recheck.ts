import { compile, type Compiled } from "./compile";
import type { Description } from "./api/description";
import type { SourceFile } from "./read/config-file";
import type { ConfigError } from "./report/errors";
import { apiOf, readFolder, type Texts } from "./sources";

/** What a check found, beside what the one before it did. */
export interface Rechecked {
  compiled: Compiled;
  /** Mistakes that were not there before; at first all of them. */
  fresh: ConfigError[];
  /** Mistakes that are there no more. */
  gone: ConfigError[];
}

/** Checks the config of a folder at each call; of what has not changed since the last one nothing is read or looked at again. */
export function rechecker(root: string): () => Promise<Rechecked> {
  let texts: Texts | undefined;
  let api: Description | undefined;
  let before: ConfigError[] = [];
  return async () => {
    const read = await readFolder(root);
    if (!api || read.description !== texts?.description) api = apiOf(read);
    texts = {
      ...read,
      config: kept(texts?.config, read.config),
      handwritten: kept(texts?.handwritten, read.handwritten),
    };
    const compiled = compile({ ...texts, api });
    const { errors } = compiled;
    const [fresh, gone] = [without(errors, before), without(before, errors)];
    before = errors;
    return { compiled, fresh, gone };
  };
}

/** The files as they were read before, where they are the same; all of them, where all are. */
function kept(before: readonly SourceFile[] = [], now: readonly SourceFile[] = []): readonly SourceFile[] {
  const known = new Map(before.map((file) => [file.path, file]));
  const files = now.map((file) => {
    const same = known.get(file.path);
    return same?.text === file.text ? same : file;
  });
  return files.length === before.length && files.every((file, index) => file === before[index]) ? before : files;
}

/** A mistake stays the same when lines are put before it. */
function without(errors: readonly ConfigError[], others: readonly ConfigError[]): ConfigError[] {
  const nameOf = ({ file, code, words }: ConfigError): string => `${file} ${code} ${words.en}`;
  const known = new Set(others.map(nameOf));
  return errors.filter((error) => !known.has(nameOf(error)));
}
