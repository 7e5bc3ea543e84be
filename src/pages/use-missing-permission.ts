import type { Call } from "../generated/operations";
import { obstacleWords } from "../render/actions/obstacle-words";
import { withMenuCodes } from "../render/shared/shown-fields";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";

/** Which permission the reader lacks for a call and who to ask, in words; undefined where they lack none. For observers. */
export function useMissingPermission({ permission }: Call): string | undefined {
  const { manifest, session } = useConsole();
  const speaker = useWords();
  if (permission === undefined || session.permits(permission)) return undefined;
  return obstacleWords(
    { kind: "permission", missing: [permission] },
    { speaker, enums: withMenuCodes({}, manifest), fields: new Map(), contact: manifest.settings.permissionContact },
  );
}
