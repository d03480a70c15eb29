import type { CompositionEvent, FormEvent } from 'react'

/** Returns the cleaned form of a typed or pasted text. */
export type Clean = (text: string) => string

type Entry = HTMLInputElement | HTMLTextAreaElement

const isEntry = (target: EventTarget): target is Entry =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

/** The caret stays between the same letters. */
function write(entry: Entry, clean: Clean): void {
  const { value, selectionStart: caret } = entry
  const cleaned = clean(value)
  if (cleaned === value) return
  entry.value = cleaned
  if (caret === null) return
  const at = clean(value.slice(0, caret)).length
  entry.setSelectionRange(at, at)
}

/**
 * Cleans what is typed into the fields within an element before any of their own handlers reads it. While an input
 * method composes, its text stays as it is.
 */
export const cleanEntry = (clean: Clean) => ({
  onChangeCapture: ({ target, nativeEvent }: FormEvent) => {
    if (isEntry(target) && !('isComposing' in nativeEvent && nativeEvent.isComposing === true))
      write(target, clean)
  },
  onCompositionEndCapture: ({ target }: CompositionEvent) => {
    if (!isEntry(target) || clean(target.value) === target.value) return
    // React reports a value only if it was not set through the element itself.
    const { prototype } =
      target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, clean(target.value))
    target.dispatchEvent(new Event('input', { bubbles: true }))
  },
})
