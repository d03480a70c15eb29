// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { sendLoginSmsBody as sendPasswordSmsBody } from './sendLoginSms.ts'
