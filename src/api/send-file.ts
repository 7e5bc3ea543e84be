/** A request that carries a file. */
export interface FileToSend {
  url: string;
  headers: Record<string, string>;
  /** What goes along with the file. */
  input: Record<string, string>;
  file: Blob;
  /** Given up when nothing has moved for this long, milliseconds. */
  idleMs: number;
  signal?: AbortSignal | undefined;
  /** Hears how much is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** How sending ended where no answer came. */
export type SendFailure = "network" | "timeout" | "aborted";

/**
 * Sends a file in the JSON body of a POST (specification §7: "content type JSON"), as base64 in `content`. By XMLHttpRequest:
 * fetch does not tell how much is sent. Rejects with a SendFailure.
 */
export async function sendFile({
  url,
  headers,
  input,
  file,
  idleMs,
  signal,
  onProgress,
}: FileToSend): Promise<{ response: Response; text: string }> {
  const body = JSON.stringify({ ...input, content: await base64Of(file) });
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
      resolve({
        response: new Response(null, { status: request.status, headers: { "content-type": type } }),
        text: request.responseText,
      });
    });
    if (signal?.aborted) return end("aborted");
    signal?.addEventListener("abort", stop, { once: true });
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    moved();
    request.send(body);
  });
}

/** The bytes of a file in base64: what stands behind the comma of its data URL. Rejects with "network" where it cannot be read. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject: (failure: SendFailure) => void) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject("network"));
    reader.readAsDataURL(file);
  });
}
