/** Lets the browser save a text as a file. */
export function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Copies a text and returns whether the browser allowed it; it refuses on pages without a secure connection. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Copies a text and confirms it on its button; where that is refused, `show` shows it so that it can be copied by hand.
 */
export async function copyText(text: string, button: HTMLButtonElement, show?: () => void) {
  const label = button.textContent
  if (await isCopied(text)) button.textContent = 'Copied'
  else {
    show?.()
    button.textContent = show ? 'Copy the text below' : 'Could not copy'
  }
  setTimeout(() => {
    button.textContent = label
  }, 1500)
}
