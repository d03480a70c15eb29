/** The bytes of a blob as base64, read by the browser itself. */
export function toBase64(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onerror = () => fail(reader.error ?? new Error('The file could not be read.'))
    reader.onload = () => {
      const text = String(reader.result)
      done(text.slice(text.indexOf(',') + 1))
    }
    reader.readAsDataURL(blob)
  })
}
