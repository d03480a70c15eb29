import { z } from 'zod/mini'
import { countCodePoints } from '#lib/code-points.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'
import { MAX_COMMENT_LENGTH, MAX_FILES } from './model.ts'

export interface ApplyFields {
  comment: string
  files: PickedImage[]
}

const picture = z.object({ id: z.string(), name: z.string(), blob: z.instanceof(Blob) })

/** The messages are keys of `promotions:apply.check`. With `proof` at least one picture is required. */
export const applySchema = (proof: boolean) =>
  z.object({
    comment: z.string().check(
      z.trim(),
      z.refine((text) => countCodePoints(text) <= MAX_COMMENT_LENGTH, 'long'),
    ),
    files: z
      .array(picture)
      .check(z.minLength(proof ? 1 : 0, 'proof'), z.maxLength(MAX_FILES, 'many')),
  })
