import type { Sources } from "../../model/sources";
import type { Scope } from "../index/scope";
import { admittingPlaces, resolveSources, screenSources } from "../manifest/sources";
import { type EmittedFile, partChunk } from "./chunk";
import { address } from "./emit";
import type { Tools } from "./tools";

/** Where everything stands: what is of no one subject, and a chunk for each of these, which the first one names. */
export function sourceChunks(scope: Scope, tools: Tools): { whole: EmittedFile; screens: EmittedFile[] } {
  // All that is asked of one file together: a file is read for its lines each time that another one was asked in between.
  const subjects = scope.subjects
    .map((info) => ({
      name: info.subject.name,
      chunk: partChunk(tools, `sources.${info.subject.name}`, screenSources(info)),
      admits: admittingPlaces(info),
    }))
    .sort((a, b) => byName(a.name, b.name));
  const whole: Sources = {
    ...resolveSources(scope.program),
    // Whatever order the files were read in.
    admits: Object.fromEntries(subjects.flatMap(({ admits }) => admits).sort(([a], [b]) => byName(a, b))),
    screens: Object.fromEntries(subjects.map(({ name, chunk }) => [name, address(chunk)])),
  };
  return { whole: partChunk(tools, "sources", whole), screens: subjects.map(({ chunk }) => chunk) };
}

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
