import type { ReportLanguage } from '../../../branding/index.ts';
import { REPORT_TEXTS_DE } from './de.ts';
import { REPORT_TEXTS_EN } from './en.ts';
import type { ReportTexts } from './report-texts.ts';

export const REPORT_TEXTS: Readonly<Record<ReportLanguage, ReportTexts>> = {
  en: REPORT_TEXTS_EN,
  de: REPORT_TEXTS_DE,
};
