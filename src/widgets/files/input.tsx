import { type DragEvent, type ReactElement, useRef, useState } from "react";
import type { InputProps } from "../contract";
import { controlProps } from "../control";
import { acceptText, typesInWords } from "../file/file-rules";
import { sizeText } from "../file/size-text";
import { Icon } from "../shared/icon";
import { type Uploads, useUploads } from "./use-uploads";
import "../file/input.css";
import "./files.css";

/** Several files: chosen by a button or dropped here, sent at once; their ids are the value. */
export function FilesInput(props: InputProps): ReactElement {
  const { id, value, field, property, text, onChange, onBlur } = props;
  const { limits } = field;
  const most = property.maxItems ?? Infinity;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const ids = Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
  const uploads = useUploads({ ids, limits, most, text, tell: onChange });
  const locked = props.disabled || props.readOnly;
  const full = ids.length + uploads.sending.length >= most;
  const noteId = `${id}__note`;
  const take = (list: FileList | null): void => {
    if (!locked) uploads.take([...(list ?? [])]);
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
      className={`input-file${over ? " input-file-over" : ""}${uploads.faults.length > 0 ? " input-file-faulty" : ""}${locked ? " input-file-locked" : ""}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <div className="input-file-line">
        <input
          {...control}
          ref={chooser}
          type="file"
          multiple
          className="visually-hidden input-file-chooser"
          aria-describedby={[noteId, props.describedBy].filter(Boolean).join(" ")}
          accept={acceptText(limits?.accept)}
          disabled={locked || full}
          onChange={(event) => {
            take(event.target.files);
            // The same file chosen again is chosen anew.
            event.target.value = "";
          }}
          onBlur={onBlur}
        />
        {!locked && (
          <label
            htmlFor={id}
            className={full ? "bp6-button bp6-disabled input-file-button" : "bp6-button input-file-button"}
          >
            {text("file.add")}
          </label>
        )}
        <span className="input-unit input-file-drop">{locked ? "–" : text("file.drop")}</span>
      </div>
      <FileLines uploads={uploads} locked={locked} text={text} onChanged={() => chooser.current?.focus()} />
      <p id={noteId} className="input-file-note">
        {limits?.accept && limits.maxSize !== undefined
          ? text("file.limitsEach", { types: typesInWords(limits.accept), size: sizeText(limits.maxSize), most })
          : ""}
      </p>
      <div role="status" className={uploads.faults.length > 0 ? "input-file-fault" : "visually-hidden"}>
        {uploads.faults.length > 0
          ? uploads.faults.map((fault) => <p key={fault}>{fault}</p>)
          : uploads.sending.map(({ key, name }) => <p key={key}>{text("file.uploading", { name })}</p>)}
      </div>
    </div>
  );
}

interface FileLinesProps {
  uploads: Uploads;
  locked: boolean;
  text: InputProps["text"];
  onChanged: () => void;
}

/** The files that are there, and those on their way. */
function FileLines({ uploads, locked, text, onChanged }: FileLinesProps): ReactElement | null {
  const { files, sending, remove, stop } = uploads;
  if (files.length + sending.length === 0) return null;
  return (
    <ul className="file-list">
      {files.map(({ id, name, size }) => (
        <li key={id} className="input-files-line">
          <span className="input-file-name">
            <bdi>{name}</bdi> {size > 0 && <span className="input-unit">{sizeText(size)}</span>}
          </span>
          {!locked && <RemoveButton words={text("file.remove", { name })} onPress={() => (remove(id), onChanged())} />}
        </li>
      ))}
      {sending.map(({ key, name, share }) => (
        <li key={`sending ${key}`} className="input-files-line">
          <span className="input-file-name">
            <bdi>{name}</bdi>
          </span>
          <RemoveButton words={text("file.cancel", { name })} onPress={() => (stop(key), onChanged())} />
          <progress
            className="input-file-progress"
            max={1}
            value={share}
            aria-label={text("file.uploading", { name })}
          />
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ words, onPress }: { words: string; onPress: () => void }): ReactElement {
  return (
    <button type="button" className="input-tag-remove" aria-label={words} onClick={onPress}>
      <Icon name="close" size={14} />
    </button>
  );
}
