import type { ReactElement } from "react";
import type { CellProps, Row } from "../contract";
import { dateTimeCell } from "../date-time/cell";
import { filesCell } from "../files/cell";
import { enumShown } from "../shared/enum-words";
import { nothing } from "../shared/plain";
import { valueText } from "../shared/value-text";
import { stepsOf } from "../timeline/cell";
import "./conversation.css";

type Names = NonNullable<CellProps["field"]["conversation"]>;

/** What two sides wrote to one another, the first on top; what comes while it is shown is read out. */
export function Conversation(props: CellProps): ReactElement {
  const { conversation, none } = props.field;
  const messages = stepsOf(props.value);
  return (
    <div role="log" aria-label={props.field.words[props.language]}>
      {messages.length === 0 || !conversation ? (
        (none?.[props.language] ?? nothing)
      ) : (
        <ol className="conversation">
          {messages.map((message, index) => (
            <Message key={index} {...props} message={message} names={conversation} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Message({ message, names, ...props }: CellProps & { message: Row; names: Names }): ReactElement {
  const { field, enums, language } = props;
  const side = enumShown(message[names.side], field.enum, enums, language)?.text;
  const files = names.files === undefined ? undefined : message[names.files];
  const own = message[names.side] === names.own;
  return (
    <li className={own ? "conversation-message conversation-own" : "conversation-message"}>
      <p className="conversation-head">
        <bdi className="conversation-author">{valueText(message[names.author]) ?? nothing}</bdi>
        {side !== undefined && <span>{side}</span>}
        {dateTimeCell({ ...props, value: message[names.time] })}
      </p>
      <div className="conversation-text">
        <bdi>{valueText(message[names.text])}</bdi>
        {Array.isArray(files) && files.length > 0 && filesCell({ ...props, value: files })}
      </div>
    </li>
  );
}
