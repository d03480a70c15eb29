// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { processDividendContractBody as processDailySalaryContractBody } from './processDividendContract.ts'
