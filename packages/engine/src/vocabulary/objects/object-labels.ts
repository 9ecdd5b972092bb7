/** Labels that stand for one object for good: the source that was chosen, what gave an ability. CR 201.5a, 609.7. */
import type { Label } from '@kitchen-table/language/core';
import { NO_OBJECT, type ObjectId } from '../ids.ts';

const PREFIX = '#object.';

/** The label of the object. */
export function objectLabel(id: ObjectId): Label {
  return `${PREFIX}${id}`;
}

/** The object for which the label stands; NO_OBJECT for other labels. */
export function objectOfLabel(label: Label): ObjectId {
  return label.startsWith(PREFIX) ? (Number(label.slice(PREFIX.length)) as ObjectId) : NO_OBJECT;
}
