import { useState } from 'react'
import { isCopied } from './save-file.ts'

/** How long a button says what it did, in milliseconds. */
const SAID = 1500

interface Props {
  readonly children: string
  readonly className?: string
  /** The text to copy, made when the button is pressed. */
  readonly text: () => string | Promise<string>
  /** Called if the text cannot be made. */
  readonly onError?: (error: unknown) => void
  /** Shows the text, so that it can be copied by hand where the browser refuses. */
  readonly onRefused?: () => void
}

/** A button that copies a text and says so. */
export function CopyButton({ children, className, text, onError, onRefused }: Props) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const done = await isCopied(await text())
    if (!done) onRefused?.()
    const refused = onRefused ? 'Copy the text below' : 'Could not copy'
    setSaid(done ? 'Copied' : refused)
    setTimeout(() => setSaid(''), SAID)
  }
  return (
    <button type="button" className={className} onClick={() => void copy().catch(onError)}>
      {said || children}
    </button>
  )
}
