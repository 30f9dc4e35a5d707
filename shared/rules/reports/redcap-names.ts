export const redcapNameLimit = 100;

/** The name that REDCap gives to the record ID field of a new project. */
export const defaultRecordField = "record_id";

/** The form that holds our fields, in REDCap's spelling. */
export const redcapForm = "hpvq_quiz";

/** All our fields start with this, so that they cannot have the name of another field of the project. */
export const redcapPrefix = "hpvq_";

const fieldShape = /^[a-z](?:_?[a-z0-9])*$/;

/** Column names with a special meaning in files for REDCap. */
const reservedColumns = [
  "redcap_event_name",
  "redcap_repeat_instrument",
  "redcap_repeat_instance",
  "redcap_data_access_group",
  "redcap_survey_identifier",
];

/** Whether a REDCap project could have a record ID field with this name beside our form. */
export function isRecordField(name: string): boolean {
  return (
    fieldShape.test(name) &&
    name.length <= redcapNameLimit &&
    !name.startsWith(redcapPrefix) &&
    !reservedColumns.includes(name)
  );
}

const eventShape = /^[a-z0-9_]*_arm_\d+[a-z]*$/;

/** Whether this is a unique event name such as `baseline_arm_1`. An event's label is not. */
export function isEventName(name: string): boolean {
  return eventShape.test(name) && name.length <= redcapNameLimit;
}
