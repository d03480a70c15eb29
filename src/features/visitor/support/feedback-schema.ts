import { z } from 'zod/mini'
import { sendFeedbackBody } from '#openapi/generated/requests/sendFeedback.ts'
import { captchaSchema } from '#patterns/forms/captcha-schema.ts'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'

const { content } = sendFeedbackBody.shape
export const CONTENT = getRequestLength(content)

/** Messages are keys of `support:feedback.check`, or of the captcha's texts in `forms:check`. */
export const feedbackSchema = z.object({
  type: z.string().check(z.minLength(1, 'empty')),
  content: requestText(content, {}, z.trim()),
  captcha: captchaSchema('empty'),
})
