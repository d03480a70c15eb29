import type { FormEvent, KeyboardEvent, SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const NO_TEXT = /^(checkbox|radio|file|range|button|submit|reset|image|hidden)$/

const isText = (element: unknown): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !NO_TEXT.test(element.type))

/** The value at the last event of a field. */
const heard = new WeakMap<TextControl, string>()

/** React writes the value of a controlled field to its `defaultValue` too. */
const isKnown = (field: TextControl) =>
  field.value === field.defaultValue || field.value === heard.get(field)

/** React ignores the event of a value that it has seen being assigned, so it sees an empty one in between. */
function announce(field: TextControl): void {
  const { value } = field
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Some password managers fill in fields without an event. Such values are announced before anything reads them. */
function adoptFilled({ currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  const fields = [...currentTarget.elements].filter(isText)
  const filled = fields.filter((field) => !(field.readOnly || field.disabled || isKnown(field)))
  if (filled.length > 0) flushSync(() => filled.forEach(announce))
}

/** Properties of every form of the portal: no native validation, no submit by a held Enter key, no unread input. */
export const formProps = {
  noValidate: true,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  },
  onInputCapture: ({ target }: FormEvent) => {
    if (isText(target)) heard.set(target, target.value)
  },
  // A button that does not submit, such as "Send code", reads fields too.
  onClickCapture: adoptFilled,
  onSubmitCapture: adoptFilled,
}
