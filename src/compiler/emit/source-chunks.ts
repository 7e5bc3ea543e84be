import type { Sources } from "../../model/sources";
import type { Scope } from "../index/scope";
import { resolveSources, screenSources } from "../manifest/sources";
import { type EmittedFile, partChunk } from "./chunk";
import { address } from "./emit";
import type { Tools } from "./tools";

/** Where everything stands: what is of no one subject, and a chunk for each of these, which the first one names. */
export function sourceChunks(scope: Scope, tools: Tools): { whole: EmittedFile; screens: EmittedFile[] } {
  const screens = scope.subjects
    .map((info) => ({
      subject: info.subject.name,
      chunk: partChunk(tools, `sources.${info.subject.name}`, screenSources(info)),
    }))
    .sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const whole: Sources = {
    ...resolveSources(scope),
    screens: Object.fromEntries(screens.map(({ subject, chunk }) => [subject, address(chunk)])),
  };
  return { whole: partChunk(tools, "sources", whole), screens: screens.map(({ chunk }) => chunk) };
}
