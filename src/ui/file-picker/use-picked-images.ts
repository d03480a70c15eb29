import { useRef, useState } from 'react'
import { detectImageType, type FileIssue, fileIssue, HEAD_BYTES } from '#lib/image-file.ts'
import { useLatest } from '../base/use-latest.ts'
import { reencodeImage } from './reencode-image.ts'

/** An accepted picture, re-encoded without EXIF. */
export type PickedImage = {
  readonly id: string
  readonly name: string
  readonly blob: Blob
}

type Pending = { readonly id: string; readonly name: string }
type Refused = Pending & { readonly fault: FileIssue }

type PickedImagesOptions = {
  value: readonly PickedImage[]
  onChange: (value: readonly PickedImage[]) => void
  max: number
  maxBytes: number
}

/** The re-encoded picture, or why it is refused. */
async function accept(file: File, maxBytes: number): Promise<Blob | FileIssue> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    const fault = fileIssue(file, head, maxBytes)
    const type = detectImageType(head)
    if (fault !== null || type === null) return fault ?? 'type'
    return (await reencodeImage(file, type, maxBytes)) ?? 'size'
  } catch {
    return 'broken'
  }
}

/** Processes files one after the other, in the order they were chosen; accepts at most `max`. */
export function usePickedImages({ value, onChange, max, maxBytes }: PickedImagesOptions) {
  const [preparing, setPreparing] = useState<readonly Pending[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const queue = useRef(Promise.resolve())
  // Files finish after later renders: append to the newest list.
  const latest = useLatest(value)
  const change = useLatest(onChange)
  const count = useRef(0)

  const update = (next: readonly PickedImage[]) => {
    latest.current = next
    change.current(next)
  }

  const process = async (file: File, { id, name }: Pending) => {
    const full = latest.current.length >= max
    const result = full ? 'many' : await accept(file, maxBytes)
    setPreparing((all) => all.filter((one) => one.id !== id))
    if (typeof result === 'string') setRefused((all) => [...all, { id, name, fault: result }])
    else update([...latest.current, { id, name, blob: result }])
  }

  const add = (files: readonly File[]) => {
    setRefused([])
    for (const file of files) {
      count.current += 1
      const pending = { id: `file-${count.current}-${file.lastModified}`, name: file.name }
      setPreparing((all) => [...all, pending])
      queue.current = queue.current.then(() => process(file, pending))
    }
  }

  return {
    preparing,
    refused,
    add,
    remove: (id: string) => update(latest.current.filter((one) => one.id !== id)),
    dismiss: (id: string) => setRefused((all) => all.filter((one) => one.id !== id)),
  }
}
