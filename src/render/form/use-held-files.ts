import { useContext, useMemo } from "react";
import { type Files, FilesContext } from "../../widgets/file/files";
import type { FormState } from "./form-state";

/** The files of the screen around; the form is not sent while one of its own is on its way. */
export function useHeldFiles(state: FormState): Files | undefined {
  const files = useContext(FilesContext);
  return useMemo(
    () => files && { ...files, upload: (file, options) => state.holdFor(files.upload(file, options)) },
    [files, state],
  );
}
