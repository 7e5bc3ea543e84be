import { type ReactElement, useContext } from "react";
import type { Cell, Row, Say } from "../contract";
import { sizeText } from "../file/size-text";
import { FilesContext } from "../file/files";
import { nothing } from "../shared/plain";
import { tagsCell } from "../tags/cell";
import "../file/cell.css";
import "./files.css";

/** Files by their names; pressing one saves it. Each is an object with id, name and size. */
export const filesCell: Cell = (props) => {
  const { value, text } = props;
  const files = Array.isArray(value) ? value.flatMap((file) => knownFile(file) ?? []) : [];
  if (files.length === 0) return Array.isArray(value) && value.length === 0 ? nothing : tagsCell(props);
  return (
    <ul className="file-list">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink {...file} text={text} />
        </li>
      ))}
    </ul>
  );
};

interface ShownFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number | undefined;
}

function knownFile(value: unknown): ShownFile | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, name, size } = value as Row;
  if (typeof id !== "number" || typeof name !== "string") return undefined;
  return { id, name, size: typeof size === "number" ? size : undefined };
}

function FileLink({ id, name, size, text }: ShownFile & { text: Say }): ReactElement {
  const files = useContext(FilesContext);
  return (
    <>
      {/* The failure of a download is told by the call. */}
      <button
        type="button"
        className="cell-file"
        title={text("file.download", { name })}
        onClick={() => void files?.download(id).catch(() => undefined)}
      >
        <bdi>{name}</bdi>
      </button>
      {size !== undefined && <span className="file-size">{sizeText(size)}</span>}
    </>
  );
}
