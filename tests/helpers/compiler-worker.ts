// First, for shapes look at it when they are made.
import "../../src/compiler/without-eval";
import type { Reported } from "../../src/compiler/report/report";
import { rechecker } from "../../src/compiler/recheck";
import type { Texts } from "../../src/compiler/sources";

/** What a worker found, and in how many milliseconds. */
export interface WorkerAnswer extends Reported {
  took: number;
}

/** The names of what is emitted, and the code of validators, are of no matter to what is found. */
const tools = { hash: () => "00000000", validator: () => "" };

let texts: Texts | undefined;
const recheck = rechecker(
  () => (texts ? Promise.resolve(texts) : Promise.reject(new Error("Nothing to compile."))),
  tools,
);

addEventListener("message", ({ data }: MessageEvent<Texts>) => {
  texts = data;
  const start = performance.now();
  void recheck().then(({ compiled: { errors, warnings } }) =>
    postMessage({ errors, warnings, took: performance.now() - start } satisfies WorkerAnswer),
  );
});
