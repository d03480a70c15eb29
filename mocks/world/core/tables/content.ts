import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** Messages and files that visitors sent to the merchant. */
export const contentTables = {
  /** Feedback of visitors to the merchant; `memberId` is null for guests. */
  feedbacks: z.object({
    memberId: z.number().int().nullable(),
    sender: z.string(),
    type: z.number().int(),
    content: z.string(),
    at: moment,
  }),
  promotionApplications: z.object({
    memberId: z.number().int(),
    promotionId: z.number().int(),
    status: z.enum(['Applying', 'Process', 'Issued', 'Claim', 'Claimed', 'Joined', 'Rejected']),
    appliedAt: moment,
    decidedAt: moment.nullable(),
    comment: z.string(),
    files: z.array(z.string()),
    requestId: z.string(),
    /** The request by which the bonus was claimed. */
    claimId: z.string().nullable(),
  }),
  /** Facts about an uploaded file; the bytes are stored only in `ownPictures`. */
  uploads: z.object({
    id: z.string(),
    memberId: z.number().int(),
    type: z.enum(['image/jpeg', 'image/png']),
    size: z.number().int().positive(),
    requestId: z.string(),
    at: moment,
  }),
  /** Bytes of uploads small enough for an avatar: a member's newest upload, and the current avatar. */
  ownPictures: z.object({
    uploadId: z.string(),
    memberId: z.number().int(),
    type: z.enum(['image/jpeg', 'image/png']),
    base64: z.string(),
  }),
}
