import { z } from 'zod/mini'
import { applyForPromotionBody } from '#openapi/generated/requests/applyForPromotion.ts'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'

const { comment, files } = applyForPromotionBody.shape
export const COMMENT = getRequestLength(comment)
export const FILES = getRequestLength(files)

export interface ApplyFields {
  comment: string
  files: PickedImage[]
}

const picture = z.object({ id: z.string(), name: z.string(), blob: z.instanceof(Blob) })

/** The messages are keys of `promotions:apply.check`. With `proof` at least one picture is required. */
export const applySchema = (proof: boolean) =>
  z.object({
    comment: requestText(comment, {}, z.trim()),
    files: z
      .array(picture)
      .check(z.minLength(proof ? 1 : 0, 'proof'), z.maxLength(FILES.max, 'many')),
  })
