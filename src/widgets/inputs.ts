import type { WidgetName } from "../model/widget-names";
import type { Input } from "./contract";
// What holds for all inputs comes first, so that a widget can say otherwise for itself.
import "./inputs.css";
import "./controls.css";
import { ChoiceInput } from "./choice/input";
import { DateInput } from "./date/input";
import { DateRangeInput } from "./date-range/input";
import { DateTimeInput } from "./date-time/input";
import { DomainInput } from "./domain/input";
import { DurationInput } from "./duration/input";
import { EmailInput } from "./email/input";
import { FileInput } from "./file/input";
import { FilesInput } from "./files/input";
import { IpAddressInput } from "./ip-address/input";
import { LinkInput } from "./link/input";
import { MoneyInput } from "./money/input";
import { MonthInput } from "./month/input";
import { MultiChoiceInput } from "./multi-choice/input";
import { NumberInput } from "./number/input";
import { PasswordInput } from "./password/input";
import { PercentInput } from "./percent/input";
import { PermissionTreeInput } from "./permission-tree/input";
import { PhoneInput } from "./phone/input";
import { PortListInput } from "./port-list/input";
import { SegmentedInput } from "./segmented/input";
import { SwitchInput } from "./switch/input";
import { TagsInput } from "./tags/input";
import { TextInput } from "./text/input";
import { TextareaInput } from "./textarea/input";

/** The inputs by widget name. Loaded with the forms only; widgets that only show values have none. */
export const inputs: Partial<Record<WidgetName, Input>> = {
  choice: ChoiceInput,
  date: DateInput,
  dateRange: DateRangeInput,
  dateTime: DateTimeInput,
  domain: DomainInput,
  duration: DurationInput,
  email: EmailInput,
  file: FileInput,
  files: FilesInput,
  ipAddress: IpAddressInput,
  link: LinkInput,
  money: MoneyInput,
  month: MonthInput,
  multiChoice: MultiChoiceInput,
  number: NumberInput,
  password: PasswordInput,
  percent: PercentInput,
  permissionTree: PermissionTreeInput,
  phone: PhoneInput,
  portList: PortListInput,
  segmented: SegmentedInput,
  switch: SwitchInput,
  tags: TagsInput,
  text: TextInput,
  textarea: TextareaInput,
};

/** Inputs made of several controls: their label is a text beside them, not the label of one. */
export const groupInputs: ReadonlySet<WidgetName> = new Set([
  "dateRange",
  "duration",
  "ipAddress",
  "rows",
  "multiChoice",
  "permissionTree",
  "segmented",
]);
