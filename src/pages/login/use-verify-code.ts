import { useCallback, useEffect, useRef, useState } from "react";
import * as calls from "../../generated/calls";
import { randomCode } from "../../api/random-code";
import { useConsole } from "../../state/console";

/** A code is worth nothing 2 minutes after its image was drawn; a new one is fetched a little before that. */
const STALE_MS = 110_000;

/** The verification code's image. */
export interface VerifyCode {
  /** The name under which the code is sent with the sign-in. */
  verifyId: string;
  /** Address of the image; undefined while it loads or where that failed. */
  image: string | undefined;
  failed: boolean;
  /** Fetches another image; the code shown before is void. */
  renew(): void;
  /** Fetches another image if this one will not last. */
  renewIfStale(): void;
}

/** Fetches the image, and another one on demand. */
export function useVerifyCode(): VerifyCode {
  const { api } = useConsole();
  const [shown, setShown] = useState<{ verifyId: string; image?: string; failed: boolean }>(() => ({
    verifyId: randomCode(),
    failed: false,
  }));
  const fetchedAt = useRef(0);
  const { verifyId, image } = shown;

  useEffect(() => {
    const controller = new AbortController();
    fetchedAt.current = Date.now();
    const show = async (): Promise<void> => {
      try {
        const svg = await api.call(calls.getVerifyCodeImage, { verifyId }, { signal: controller.signal });
        setShown({ verifyId, image: URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })), failed: false });
      } catch {
        if (!controller.signal.aborted) setShown({ verifyId, failed: true });
      }
    };
    void show();
    return () => controller.abort();
  }, [api, verifyId]);

  useEffect(() => (image === undefined ? undefined : () => URL.revokeObjectURL(image)), [image]);

  const renew = useCallback(() => setShown({ verifyId: randomCode(), failed: false }), []);
  const renewIfStale = useCallback(() => {
    if (Date.now() - fetchedAt.current > STALE_MS) renew();
  }, [renew]);
  return { verifyId, image, failed: shown.failed, renew, renewIfStale };
}
