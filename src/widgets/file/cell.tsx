import { type ReactElement, useContext, useEffect, useState } from "react";
import type { Cell, Say } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";
import { FilesContext, type KnownFile } from "./files";
import "./cell.css";

/** A file by its name; pressing it saves it. */
export const fileCell: Cell = ({ value, text }) => {
  if (typeof value === "number") return <FileName id={value} text={text} />;
  const other = valueText(value);
  return other === undefined ? nothing : plainText(other);
};

function FileName({ id, text }: { id: number; text: Say }): ReactElement {
  const files = useContext(FilesContext);
  const [file, setFile] = useState<KnownFile>();
  useEffect(() => {
    let wanted = true;
    files?.find(id).then(
      (found) => wanted && setFile(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [files, id]);
  const name = file?.name ?? text("file.some", { id });
  return (
    // The failure of a download is told by the call.
    <button
      type="button"
      className="cell-file"
      title={text("file.download", { name })}
      onClick={() => void files?.download(id).catch(() => undefined)}
    >
      <bdi>{name}</bdi>
    </button>
  );
}
