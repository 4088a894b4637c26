import type { LogTypes } from './log-type.ts';

export const POST: LogTypes = {
  1200: ['created', '[post] was created'],
  1205: ['published', '[post] was published'],
  1210: ['modified', '[post] was modified'],
  1215: ['deleted', '[post] was deleted for good'],
  1220: ['deleted', '[page] was deleted for good'],
  1225: ['trashed', '[post] was moved to the trash'],
  1230: ['restored', '[post] was restored from the trash'],
  1235: ['modified', 'The categories of [post] were changed'],
  1240: ['modified', 'The address of [post] was changed'],
  1245: ['modified', 'The author of [post] was changed'],
  1250: ['modified', 'The status of [post] was changed'],
  1255: ['modified', 'The parent of [post] was changed'],
  1260: ['modified', 'The template of [post] was changed'],
  1265: ['modified', '[post] was made sticky'],
  1270: ['modified', '[post] is no longer sticky'],
  1275: ['modified', 'A custom field was added to [post]'],
  1280: ['submitted', '[post] was submitted for review'],
  1285: ['scheduled', '[post] was scheduled for publication'],
  1290: ['modified', 'The visibility of [post] was changed'],
  1295: ['modified', 'The date of [post] was changed'],
  1300: ['modified', 'The content of [post] was changed'],
  1305: ['modified', 'The title of [post] was changed'],
  1310: ['opened', '[post] was opened in the editor'],
  1315: ['viewed', '[post] was viewed'],
  1320: ['modified', 'Comments on [post] were switched on'],
  1321: ['modified', 'Comments on [post] were switched off'],
  1325: ['modified', 'Trackbacks to [post] were switched on'],
  1326: ['modified', 'Trackbacks to [post] were switched off'],
  1330: ['modified', 'The excerpt of [post] was changed'],
  1335: ['modified', 'The featured image of [post] was changed'],
  1340: ['modified', 'Editing of [post] was taken over from another user'],
  1395: ['modified', 'Tags were added to [post]'],
  1400: ['modified', 'Tags were removed from [post]'],
};

export const CUSTOM_FIELD: LogTypes = {
  1345: ['modified', 'A relation to other content was added to [post]'],
  1350: ['modified', 'A relation to other content was removed from [post]'],
  1355: ['modified', 'The value of a custom field of [post] was changed'],
  1360: ['deleted', 'A custom field of [post] was deleted'],
  1365: ['renamed', 'A custom field of [post] was renamed'],
};

export const CATEGORY: LogTypes = {
  1370: ['created', '[category] was created'],
  1375: ['deleted', '[category] was deleted'],
  1380: ['modified', 'The parent of [category] was changed'],
  1385: ['renamed', '[category] was renamed'],
  1390: ['modified', 'The slug of [category] was changed'],
};

export const TAG: LogTypes = {
  1405: ['renamed', '[tag] was renamed'],
  1406: ['created', '[tag] was created'],
  1407: ['deleted', '[tag] was deleted'],
  1410: ['modified', 'The slug of [tag] was changed'],
  1415: ['modified', 'The description of [tag] was changed'],
};

export const COMMENT: LogTypes = {
  1520: ['approved', 'A comment on [post] was approved'],
  1525: ['unapproved', 'The approval of a comment on [post] was taken back'],
  1530: ['replied', 'A comment on [post] was replied to'],
  1535: ['modified', 'A comment on [post] was edited'],
  1540: ['marked-as-spam', 'A comment on [post] was marked as spam'],
  1545: ['marked-as-not-spam', 'A comment on [post] was marked as not spam'],
  1550: ['trashed', 'A comment on [post] was moved to the trash'],
  1555: ['restored', 'A comment on [post] was restored from the trash'],
  1560: ['deleted', 'A comment on [post] was deleted for good'],
  1565: ['created', 'A comment on [post] was posted'],
};
