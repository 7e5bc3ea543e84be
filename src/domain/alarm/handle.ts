/** How far an alarm is handled. */
export const AlarmHandleStatus = { open: 0, acknowledged: 1, resolved: 2, ignored: 3 } as const;
/** Any of them. */
export type AlarmHandleStatus = (typeof AlarmHandleStatus)[keyof typeof AlarmHandleStatus];
