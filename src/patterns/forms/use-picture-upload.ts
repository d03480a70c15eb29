import { useRef, useState } from 'react'
import { uploadFile } from '#api/offers/promotions.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'

/** Uploads the pictures of a form, each once. `name` is the name of this upload for its idempotency keys. */
export function usePictureUpload(name: string) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const uploaded = useRef(new Map<string, string>())
  // The ids of picked pictures are unique within one form only.
  const [formId] = useState(() => crypto.randomUUID())
  const picture = useIdempotentMutation({
    name,
    send: ({ name: file, blob }: PickedImage, requestId) => uploadFile(blob, file, requestId),
    contentOf: ({ id }) => [formId, id],
  })
  return {
    /** The ids of the pictures; null when one could not be uploaded. */
    upload: async (files: readonly PickedImage[]): Promise<string[] | null> => {
      const ids: string[] = []
      for (const [done, file] of files.entries()) {
        setProgress({ done, total: files.length })
        const known = uploaded.current.get(file.id)
        const outcome = known === undefined ? await picture.mutate(file) : null
        const id = known ?? (outcome?.kind === 'done' ? outcome.result.id : null)
        if (id === null) return null
        uploaded.current.set(file.id, id)
        ids.push(id)
      }
      return ids
    },
    busy: picture.busy,
    error: picture.error,
    waitUntil: picture.waitUntil,
    /** The number of uploaded pictures; null while no upload runs. */
    progress,
    clear: () => setProgress(null),
  }
}
