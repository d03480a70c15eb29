import { useRef, useState } from 'react'
import { type FileFault, fileFault, HEAD_BYTES, imageTypeOf } from '../../lib/image-file.ts'
import { reencodeImage } from './reencode-image.ts'

/** A picture that was taken: drawn anew, without what its camera wrote into it. */
export type PickedImage = {
  readonly id: string
  readonly name: string
  readonly blob: Blob
}

type Waiting = { readonly id: string; readonly name: string }
type Refused = Waiting & { readonly fault: FileFault }

type Picking = {
  value: readonly PickedImage[]
  onChange: (value: readonly PickedImage[]) => void
  max: number
  maxBytes: number
}

/** The checked and cleaned picture, or why it is refused. */
async function take(file: File, maxBytes: number): Promise<Blob | FileFault> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    const fault = fileFault(file, head, maxBytes)
    const type = imageTypeOf(head)
    if (fault !== null || type === null) return fault ?? 'type'
    return (await reencodeImage(file, type, maxBytes)) ?? 'size'
  } catch {
    return 'broken'
  }
}

/** D-090: files one after the other, in the order they were chosen; at most `max` of them. */
export function usePickedImages({ value, onChange, max, maxBytes }: Picking) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const queue = useRef(Promise.resolve())
  // Files finish after the render that chose them: the newest list is what they join.
  const latest = useRef(value)
  latest.current = value
  const change = useRef(onChange)
  change.current = onChange
  const count = useRef(0)

  const put = (next: readonly PickedImage[]) => {
    latest.current = next
    change.current(next)
  }

  const work = async (file: File, { id, name }: Waiting) => {
    const full = latest.current.length >= max
    const taken = full ? 'many' : await take(file, maxBytes)
    setWaiting((all) => all.filter((one) => one.id !== id))
    if (typeof taken === 'string') setRefused((all) => [...all, { id, name, fault: taken }])
    else put([...latest.current, { id, name, blob: taken }])
  }

  const add = (files: readonly File[]) => {
    setRefused([])
    for (const file of files) {
      count.current += 1
      const place = { id: `file-${count.current}-${file.lastModified}`, name: file.name }
      setWaiting((all) => [...all, place])
      queue.current = queue.current.then(() => work(file, place))
    }
  }

  return {
    waiting,
    refused,
    add,
    remove: (id: string) => put(latest.current.filter((one) => one.id !== id)),
    dismiss: (id: string) => setRefused((all) => all.filter((one) => one.id !== id)),
  }
}
