import { useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldLimits } from "../../model/resolved-form";
import type { Say } from "../contract";
import { faultWords, fileFault } from "../file/file-rules";
import { FilesContext, type KnownFile } from "../file/files";

/** A file on its way. */
export interface SendingFile {
  key: number;
  name: string;
  /** 0 to 1. */
  share: number;
}

/** What is known about the files of an input. */
export interface Uploads {
  /** Those whose ids are the value, in its order. */
  files: KnownFile[];
  sending: SendingFile[];
  /** Why files were not taken, the latest choice's. */
  faults: string[];
  take(files: readonly File[]): void;
  remove(id: number): void;
  /** Stops one on its way. */
  stop(key: number): void;
}

/** What files are taken for. */
export interface UploadsOptions {
  ids: readonly number[];
  limits: FieldLimits | undefined;
  /** How many at most. */
  most: number;
  text: Say;
  tell: (ids: number[] | undefined) => void;
}

/** Sends the files that a user has chosen, all at once, and tells their ids as they arrive. */
export function useUploads({ ids, limits, most, text, tell }: UploadsOptions): Uploads {
  const service = useContext(FilesContext);
  const [known, setKnown] = useState<ReadonlyMap<number, KnownFile>>(new Map());
  const [sending, setSending] = useState<readonly SendingFile[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  // What was chosen here, by id once it has one and by key while it is on its way: the same is not taken twice.
  const chosen = useRef({ kept: new Map<number, string>(), sending: new Map<number, string>() });
  // Several arrive between two drawings.
  const now = useRef(ids);
  useEffect(() => {
    now.current = ids;
  }, [ids]);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  useLookUp(ids, known, (file) => setKnown((before) => new Map(before).set(file.id, file)));

  const change = (next: readonly number[]): void => {
    now.current = next;
    tell(next.length > 0 ? [...next] : undefined);
  };
  const send = async (file: File): Promise<void> => {
    const key = nextKey.current++;
    const controller = new AbortController();
    running.current.set(key, controller);
    chosen.current.sending.set(key, markOf(file));
    setSending((before) => [...before, { key, name: file.name, share: 0 }]);
    try {
      const onProgress = (share: number): void =>
        setSending((before) => before.map((one) => (one.key === key ? { ...one, share } : one)));
      const kept = await service?.upload(file, { signal: controller.signal, onProgress });
      if (!kept || controller.signal.aborted) return;
      chosen.current.kept.set(kept.id, markOf(file));
      // At once: a form may be waiting to be sent with it.
      flushSync(() => {
        setKnown((before) => new Map(before).set(kept.id, kept));
        change([...now.current, kept.id]);
      });
    } catch (error) {
      if (!controller.signal.aborted)
        setFaults((before) => [
          ...before,
          text("file.failed", { name: file.name, reason: error instanceof Error ? error.message : "" }),
        ]);
    } finally {
      running.current.delete(key);
      chosen.current.sending.delete(key);
      setSending((before) => before.filter((one) => one.key !== key));
    }
  };
  const isThere = (file: File): boolean => {
    const { kept, sending: onTheWay } = chosen.current;
    const marks = [...now.current.map((id) => kept.get(id)), ...onTheWay.values()];
    return marks.includes(markOf(file));
  };
  return {
    files: ids.map((id) => known.get(id) ?? { id, name: text("file.some", { id }), size: 0 }),
    sending: [...sending],
    faults,
    take(files) {
      const found: string[] = [];
      let room = most - now.current.length - running.current.size;
      for (const file of files) {
        const fault = fileFault(file, limits);
        if (fault) found.push(faultWords(fault, file, limits, text));
        else if (isThere(file)) found.push(text("file.already", { name: file.name }));
        else if (room <= 0) found.push(text("file.tooMany", { name: file.name, most }));
        else {
          room -= 1;
          void send(file);
        }
      }
      setFaults(found);
    },
    remove: (id) => change(now.current.filter((one) => one !== id)),
    stop: (key) => running.current.get(key)?.abort(),
  };
}

/** What tells a file from any other that can be chosen. */
function markOf({ name, size, lastModified }: File): string {
  return JSON.stringify([name, size, lastModified]);
}

/** Files that were there before the input was, as those of a form that is filled in again, are looked up. */
function useLookUp(
  ids: readonly number[],
  known: ReadonlyMap<number, KnownFile>,
  tell: (file: KnownFile) => void,
): void {
  const service = useContext(FilesContext);
  const asked = useRef(new Set<number>());
  useEffect(() => {
    for (const id of ids) {
      if (known.has(id) || asked.current.has(id)) continue;
      asked.current.add(id);
      service?.find(id).then(tell, () => undefined);
    }
  });
}
