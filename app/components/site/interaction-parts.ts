// One file of script, for what pages need once a visitor does something.
import "~/browser/navigation/card-menus.client";
import "~/components/title/verbs/say-refused.client";

export { showCurtain } from "~/browser/failed-pictures.client";
export { replaceBubbles } from "~/browser/forms/field-messages.client";
export { syncLibrary } from "~/browser/library/outbox.client";
export { recordOpening } from "~/browser/library/record-watch.client";
export { restorePageState, savePageState } from "~/browser/navigation/page-state.client";
export { moveFocusByKey, moveFocusOut } from "~/browser/navigation/spatial-navigation.client";
export { verifyStored } from "~/browser/verify-session.client";
export { ShortcutSheet } from "./shortcut-sheet";
export { MobileAccount, UserMenu } from "./user-menu";
export { WelcomeDialog } from "./welcome-dialog";
