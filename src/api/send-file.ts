/** A file to be sent. */
export interface FileToSend {
  url: string;
  headers: Record<string, string>;
  file: Blob;
  /** Given up when nothing has moved for this long, milliseconds. */
  idleMs: number;
  signal?: AbortSignal | undefined;
  /** Hears how much is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** How sending ended where no answer came. */
export type SendFailure = "network" | "timeout" | "aborted";

/** Sends a file as the body of a POST. By XMLHttpRequest: fetch does not tell how much is sent. Rejects with a SendFailure. */
export function sendFile({ url, headers, file, idleMs, signal, onProgress }: FileToSend): Promise<{ response: Response; text: string }> {
  return new Promise((resolve, reject: (failure: SendFailure) => void) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (failure: SendFailure): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      reject(failure);
    };
    const stop = (): void => {
      end("aborted");
      request.abort();
    };
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end("timeout");
        request.abort();
      }, idleMs);
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("error", () => end("network"));
    request.addEventListener("load", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      const type = request.getResponseHeader("content-type") ?? "";
      resolve({ response: new Response(null, { status: request.status, headers: { "content-type": type } }), text: request.responseText });
    });
    if (signal?.aborted) return end("aborted");
    signal?.addEventListener("abort", stop, { once: true });
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    moved();
    request.send(file);
  });
}
