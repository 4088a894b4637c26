import { useState } from 'react';
import { type RowId, type Selection, useSelection } from '../../ui/data-table/selection.ts';
import { scopeAddress, useScope } from './use-scope.ts';

/**
 * Selected rows of a list that the client and tag of the top bar narrow. Nothing stays selected when another one is
 * chosen: what is done next is done to rows of that one only.
 */
export function useSelectionInScope<Id extends RowId = number>(): Selection<Id> {
  const scope = scopeAddress(useScope());
  const selection = useSelection<Id>();
  const [chosenIn, setChosenIn] = useState(scope);
  if (chosenIn !== scope) {
    setChosenIn(scope);
    selection.clear();
  }
  return selection;
}
