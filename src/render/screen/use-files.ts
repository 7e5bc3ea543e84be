import { useMemo } from "react";
import * as calls from "../../generated/calls";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { saveFile } from "../../widgets/shared/save-file";
import type { Files, KnownFile } from "../../widgets/file/files";

/** The files of inputs and cells, by the calls of the API. */
export function useFiles(): Files {
  const { api } = useConsole();
  const { queryClient } = useInside();
  return useMemo<Files>(
    () => ({
      upload: async (file, options) =>
        (await api.upload(calls.uploadFile, { name: file.name }, file, { ...options, told: "inPlace" })) as KnownFile,
      // A file never changes: what is known of it is asked once.
      find: (id) =>
        queryClient.fetchQuery({
          queryKey: ["getFile", { id }],
          queryFn: () => api.call(calls.getFile, { id }),
          staleTime: Infinity,
        }),
      download: async (id) => {
        const { blob, name } = await api.download(calls.downloadFile, { id });
        saveFile(blob, name ?? String(id));
      },
    }),
    [api, queryClient],
  );
}
