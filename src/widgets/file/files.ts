import { createContext } from "react";

/** A file as the server keeps it. */
export interface KnownFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
}

/** What is done with files; a widget itself makes no calls. Each rejects with an error whose message is fit for the user. */
export interface Files {
  /** @param onProgress hears how much is sent, 0 to 1. */
  upload(file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }): Promise<KnownFile>;
  find(id: number): Promise<KnownFile>;
  /** Saves it on the user's machine. */
  download(id: number): Promise<void>;
}

/** Set by the screen around. */
export const FilesContext = createContext<Files | undefined>(undefined);
