import type { Description } from "./api/description";
import { compile, type Compiled } from "./compile";
import type { Tools } from "./emit/tools";
import type { Sources } from "./index/build-program";
import type { SourceFile } from "./read/config-file";
import type { ConfigError } from "./report/errors";
import { apiOf, type Texts } from "./sources";

/** What a check found, beside what the one before it did. */
export interface Rechecked {
  compiled: Compiled;
  /** Mistakes that were not there before; at first all of them. */
  fresh: ConfigError[];
  /** Mistakes that are there no more. */
  gone: ConfigError[];
}

/** Compiles what `read` brings at each call; what has not changed since the last one, and depends on nothing that has, is not looked at again. */
export function rechecker(read: () => Promise<Texts>, tools: Tools): () => Promise<Rechecked> {
  const reread = rereader(read);
  let before: ConfigError[] = [];
  return async () => {
    const compiled = compile(await reread(), tools);
    const { errors } = compiled;
    const [fresh, gone] = [without(errors, before), without(before, errors)];
    before = errors;
    return { compiled, fresh, gone };
  };
}

/** What `read` brings at each call; a file, or the description, that says the same as at the last call is the very same object. */
export function rereader(read: () => Promise<Texts>): () => Promise<Sources> {
  let texts: Texts | undefined;
  let api: Description | undefined;
  return async () => {
    const now = await read();
    if (!api || now.description !== texts?.description) api = apiOf(now);
    texts = {
      ...now,
      config: kept(texts?.config, now.config),
      handwritten: kept(texts?.handwritten, now.handwritten),
    };
    return { ...texts, api };
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
