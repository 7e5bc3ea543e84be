import { Button, Checkbox, type Intent, Menu, MenuItem, Popover, Tag } from "@blueprintjs/core";
import { memo, type ReactElement } from "react";
import { Link } from "react-router-dom";
import words from "../../../config/words/enums.json";
import type { Output } from "../../../src/generated/operations";

/** A row of the list. */
export type Host = Output<"listHosts">["list"][number];

/** What can be done with a host without asking more. */
export type HostAction = "start" | "stop" | "reboot";

interface HostRowProps {
  row: Host;
  selected: boolean;
  onToggle: (id: number) => void;
  onAct: (action: HostAction, id: number) => void;
}

/** As many tags of a host are shown. */
const TAGS = 3;

const intents: Record<string, Intent> = {
  primary: "primary",
  success: "success",
  warning: "warning",
  danger: "danger",
};

/** One host; drawn again only where it changes. */
export const HostRow = memo(function HostRow({ row, selected, onToggle, onAct }: HostRowProps): ReactElement {
  const status = words.HostStatus[row.status];
  const detail = `/resource/pubCloud/host/${row.id}`;
  return (
    <tr>
      <td>
        <Checkbox aria-label={row.name} checked={selected} onChange={() => onToggle(row.id)} />
      </td>
      <td>
        <Link to={detail}>{row.name}</Link>
      </td>
      <td>
        <Tag minimal intent={intents[status.tone] ?? "none"}>
          {status.zh}
        </Tag>
      </td>
      <td>{row.instanceType}</td>
      <td>{row.privateIp.join("、")}</td>
      <td>{row.publicIp.join("、")}</td>
      <td>
        <Link to={`/resourceManage/cloudResource/${row.cloudCode}`}>
          <img alt="" width={16} height={16} loading="lazy" src={`/custom/clouds/${row.cloudCode}.svg`} />{" "}
          {words.CloudCode[row.cloudCode].zh}
        </Link>
      </td>
      <td>{row.regionName}</td>
      <td className="reference-number">¥{row.monthCost}</td>
      <td>{row.expireTime}</td>
      <td className="reference-actions">
        {row.tags.slice(0, TAGS).map(({ tagId, key, value, color }) => (
          <Tag key={tagId} minimal icon={<span className={`reference-dot reference-dot-${color}`} />}>
            {`${key}: ${value}`}
          </Tag>
        ))}
        {row.tags.length > TAGS && <Tag minimal>{`+${row.tags.length - TAGS}`}</Tag>}
      </td>
      <td className="reference-actions">
        <Link className="bp6-button bp6-minimal bp6-small" to={detail}>
          查看
        </Link>
        <Button
          variant="minimal"
          size="small"
          text="开机"
          disabled={row.status !== "stopped"}
          onClick={() => onAct("start", row.id)}
        />
        <Popover content={<More row={row} onAct={onAct} />} placement="bottom-end">
          <Button
            variant="minimal"
            size="small"
            text="更多"
            aria-label={`${row.name} 的更多操作`}
            endIcon="caret-down"
          />
        </Popover>
      </td>
    </tr>
  );
});

/** The further actions of a host, made when they are asked for. */
function More({ row, onAct }: Pick<HostRowProps, "row" | "onAct">): ReactElement {
  const runs = row.status === "running";
  const stopped = row.status === "stopped";
  const detail = `/custom/resource/pubCloud/host/${row.id}`;
  return (
    <Menu>
      <MenuItem text="关机" disabled={!runs} onClick={() => onAct("stop", row.id)} />
      <MenuItem text="重启" disabled={!runs} onClick={() => onAct("reboot", row.id)} />
      <MenuItem text="重命名" href={detail} disabled={!runs && !stopped} />
      <MenuItem text="变更规格" href={detail} disabled={!stopped} />
      <MenuItem text="释放" intent="danger" href={detail} disabled={!stopped || row.payMode !== "postPay"} />
      <MenuItem text="云平台概况" href={`/custom/resourceManage/cloudResource/${row.cloudCode}`} />
      <MenuItem
        text="查看所在网络"
        href={`/custom/resource/pubCloud/priNet/${row.networkId}`}
        disabled={row.networkId === null}
      />
    </Menu>
  );
}
