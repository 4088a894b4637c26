/** What came over from another product besides the sites themselves. */
export interface CarryTables {
  /** Imported sites that have got what belongs to them. */
  carried_sites: {
    import_id: string;
    /** Its id there. */
    old_id: number;
    site_id: number;
    /** What was changed or left out, in sentences; '' for nothing. */
    reason: string;
    /** The same by code; null for nothing, and in rows of earlier releases. */
    remarks_json: string | null;
  };
}
