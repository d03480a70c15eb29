// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { sendRegisterSmsBody as sendRegisterMobileSmsBody } from './sendRegisterSms.ts'
