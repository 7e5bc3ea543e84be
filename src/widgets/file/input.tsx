import { type DragEvent, type ReactElement, useRef, useState } from "react";
import type { InputProps } from "../contract";
import { controlProps } from "../control";
import { Icon } from "../shared/icon";
import { acceptText, typesInWords } from "./file-rules";
import { sizeText } from "./size-text";
import { useUpload } from "./use-upload";
import "./input.css";

/** One file: chosen by a button or dropped here, sent at once; its id is the value. */
export function FileInput(props: InputProps): ReactElement {
  const { id, value, field, text, language, onChange, onBlur } = props;
  const { limits } = field;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const upload = useUpload(value, limits, text, onChange);
  const { sending, file } = upload;
  const locked = props.disabled || props.readOnly;
  const noteId = `${id}__note`;
  const takeFirst = (list: FileList | null): void => {
    const [first] = list ?? [];
    if (first && !locked) void upload.take(first);
  };
  const drag =
    (inside: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(inside && !locked);
    };
  const { readOnly: _readOnly, ...control } = controlProps(props);

  return (
    <div
      className={`input-file${over ? " input-file-over" : ""}${upload.fault ? " input-file-faulty" : ""}${locked ? " input-file-locked" : ""}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        takeFirst(event.dataTransfer.files);
      }}
    >
      <div className="input-file-line">
        <input
          {...control}
          ref={chooser}
          type="file"
          className="visually-hidden input-file-chooser"
          aria-describedby={[noteId, props.describedBy].filter(Boolean).join(" ")}
          accept={acceptText(limits?.accept)}
          disabled={locked}
          onChange={(event) => {
            takeFirst(event.target.files);
            // The same file chosen again is chosen anew.
            event.target.value = "";
          }}
          onBlur={onBlur}
        />
        {!locked && (
          <label htmlFor={id} className="bp6-button input-file-button">
            {text(value === undefined && !sending ? "file.choose" : "file.replace")}
          </label>
        )}
        {sending || typeof value === "number" ? (
          <span className="input-file-name">
            <bdi>{sending?.name ?? file?.name ?? ""}</bdi>
            {!sending && file !== undefined && file.size > 0 && (
              <span className="input-unit"> {sizeText(file.size)}</span>
            )}
          </span>
        ) : (
          <span className="input-unit input-file-drop">
            {field.placeholder?.[language] ?? (locked ? "–" : text("file.drop"))}
          </span>
        )}
        {!locked && (sending || typeof value === "number") && (
          <button
            type="button"
            className="input-tag-remove"
            aria-label={text(sending ? "file.cancel" : "file.remove", { name: sending?.name ?? file?.name ?? "" })}
            onClick={() => {
              upload.remove();
              chooser.current?.focus();
            }}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      {sending && (
        <progress
          className="input-file-progress"
          max={1}
          value={sending.share}
          aria-label={text("file.uploading", { name: sending.name })}
        />
      )}
      <p id={noteId} className="input-file-note">
        {limits?.accept && limits.maxSize !== undefined
          ? text("file.limits", { types: typesInWords(limits.accept), size: sizeText(limits.maxSize) })
          : ""}
      </p>
      <p role="status" className={upload.fault ? "input-file-fault" : "visually-hidden"}>
        {upload.fault ??
          (sending
            ? text("file.uploading", { name: sending.name })
            : file
              ? text("file.uploaded", { name: file.name })
              : "")}
      </p>
    </div>
  );
}
