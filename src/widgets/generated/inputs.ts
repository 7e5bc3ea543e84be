// Generated from the folders of src/widgets by `npm run generate`; never edited by hand.
import type { WidgetName } from "../../model/widgets";
import type { Input } from "../contract";
import { TextInput } from "../text/input";
import { TextareaInput } from "../textarea/input";
import { MoneyInput } from "../money/input";
import { NumberInput } from "../number/input";
import { PercentInput } from "../percent/input";
import { DateTimeInput } from "../date-time/input";
import { DateInput } from "../date/input";
import { MonthInput } from "../month/input";
import { TagsInput } from "../tags/input";
import { LinkInput } from "../link/input";
import { IpAddressInput } from "../ip-address/input";
import { PhoneInput } from "../phone/input";
import { EmailInput } from "../email/input";
import { PasswordInput } from "../password/input";
import { ChoiceInput } from "../choice/input";
import { MultiChoiceInput } from "../multi-choice/input";
import { SegmentedInput } from "../segmented/input";
import { ColorInput } from "../color/input";
import { SwitchInput } from "../switch/input";
import { PermissionTreeInput } from "../permission-tree/input";
import { DomainInput } from "../domain/input";
import { PortListInput } from "../port-list/input";
import { DurationInput } from "../duration/input";
import { FileInput } from "../file/input";
import { FilesInput } from "../files/input";
import { DateRangeInput } from "../date-range/input";

/** The inputs by widget name; widgets that only show values have none. */
export const inputs: Partial<Record<WidgetName, Input>> = {
  text: TextInput,
  textarea: TextareaInput,
  money: MoneyInput,
  number: NumberInput,
  percent: PercentInput,
  dateTime: DateTimeInput,
  date: DateInput,
  month: MonthInput,
  tags: TagsInput,
  link: LinkInput,
  ipAddress: IpAddressInput,
  phone: PhoneInput,
  email: EmailInput,
  password: PasswordInput,
  choice: ChoiceInput,
  multiChoice: MultiChoiceInput,
  segmented: SegmentedInput,
  color: ColorInput,
  switch: SwitchInput,
  permissionTree: PermissionTreeInput,
  domain: DomainInput,
  portList: PortListInput,
  duration: DurationInput,
  file: FileInput,
  files: FilesInput,
  dateRange: DateRangeInput,
};
