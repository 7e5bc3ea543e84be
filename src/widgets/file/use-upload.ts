import { useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldLimits } from "../../model/resolved-form";
import type { Say } from "../contract";
import { faultWords, fileFault } from "./file-rules";
import { FilesContext, type KnownFile } from "./files";

/** A file on its way. */
export interface Sending {
  name: string;
  /** 0 to 1. */
  share: number;
}

/** What is known about the file of an input. */
export interface Upload {
  sending: Sending | undefined;
  /** The file whose id is the value; absent while it is being looked up. */
  file: KnownFile | undefined;
  /** Why the last file was not taken. */
  fault: string | undefined;
  take(file: File): Promise<void>;
  /** Takes the file away, or stops it on its way. */
  remove(): void;
}

/** Sends the file a user has chosen and tells its id; another one chosen meanwhile stops the first. */
export function useUpload(
  value: unknown,
  limits: FieldLimits | undefined,
  text: Say,
  tell: (id: number | undefined) => void,
): Upload {
  const files = useContext(FilesContext);
  const [sending, setSending] = useState<Sending>();
  const [known, setKnown] = useState<KnownFile>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const missing = typeof value === "number" && known?.id !== value;
  useEffect(() => {
    if (!missing || !files) return undefined;
    let wanted = true;
    files.find(value).then(
      (file) => wanted && setKnown(file),
      () => wanted && setKnown({ id: value, name: `#${value}`, size: 0 }),
    );
    return () => {
      wanted = false;
    };
  }, [missing, files, value]);

  const take = async (file: File): Promise<void> => {
    running.current?.abort();
    const refused = fileFault(file, limits);
    setFault(refused && faultWords(refused, file, limits, text));
    if (refused || !files) return setSending(undefined);
    const controller = new AbortController();
    running.current = controller;
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number): void =>
        void (controller.signal.aborted || setSending({ name: file.name, share }));
      const kept = await files.upload(file, { signal: controller.signal, onProgress });
      if (controller.signal.aborted) return;
      // At once: a form may be waiting to be sent with it.
      flushSync(() => {
        setKnown(kept);
        tell(kept.id);
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      setFault(text("file.failed", { name: file.name, reason: error instanceof Error ? error.message : "" }));
    }
    setSending(undefined);
  };

  return {
    sending,
    file: typeof value === "number" && known?.id === value ? known : undefined,
    fault,
    take,
    remove() {
      running.current?.abort();
      setSending(undefined);
      setFault(undefined);
      tell(undefined);
    },
  };
}
