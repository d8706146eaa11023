// Owns the list of everything that /api does.
import { confirmPasswordOperation } from "./accounts/confirm-password";
import { deleteUserOperation } from "./accounts/delete-user";
import { endOtherSessionsOperation } from "./accounts/end-other-sessions";
import { endSessionOperation } from "./accounts/end-session";
import { exportOwnDataOperation } from "./accounts/export-own-data";
import { listSessionsOperation } from "./accounts/list-sessions";
import { loginOperation } from "./accounts/login";
import { logoutOperation } from "./accounts/logout";
import { readProfileOperation } from "./accounts/read-profile";
import { registerOperation } from "./accounts/register";
import { updateUserOperation } from "./accounts/update-user";
import { verifySessionOperation } from "./accounts/verify-session";
import { blockTitleOperation } from "./administration/block-title";
import { changePremiumOperation } from "./administration/change-premium";
import { changeRoleOperation } from "./administration/change-role";
import { createResetLinkOperation } from "./administration/create-reset-link";
import { createTestAdminOperation } from "./administration/create-test-admin";
import { describeDatabaseOperation } from "./administration/describe-database";
import { endSessionsOperation } from "./administration/end-sessions";
import { exportUsersOperation } from "./administration/export-users";
import { listAuditOperation } from "./administration/list-audit";
import { listBlockedTitlesOperation } from "./administration/list-blocked-titles";
import { listJobsOperation } from "./administration/list-jobs";
import { listUsersOperation } from "./administration/list-users";
import { promoteSelfOperation } from "./administration/promote-self";
import { readPlayerBoardOperation } from "./administration/read-player-board";
import { readStatisticsOperation } from "./administration/read-statistics";
import { runJobOperation } from "./administration/run-job";
import { testDatabaseOperation } from "./administration/test-database";
import { unblockTitleOperation } from "./administration/unblock-title";
import { clearCacheOperation } from "./catalogue/clear-cache";
import { listEpisodesOperation } from "./catalogue/list-episodes";
import { proxyCatalogueOperation } from "./catalogue/proxy-catalogue";
import { readCacheStatsOperation } from "./catalogue/read-cache-stats";
import { readListPagesOperation } from "./catalogue/read-list-pages";
import { cleanUpWatchHistoryOperation } from "./library/clean-up-watch-history";
import { clearWatchHistoryOperation } from "./library/clear-watch-history";
import { clearWatchedOperation } from "./library/clear-watched";
import { describeWatchHistoryOperation } from "./library/describe-watch-history";
import { findWatchOperation } from "./library/find-watch";
import { importWatchLaterOperation } from "./library/import-watch-later";
import { listRecommendationsOperation } from "./library/list-recommendations";
import { listWatchHistoryOperation } from "./library/list-watch-history";
import { listWatchLaterOperation } from "./library/list-watch-later";
import { listWatchedOperation } from "./library/list-watched";
import { markWatchedOperation } from "./library/mark-watched";
import { migrateWatchHistoryOperation } from "./library/migrate-watch-history";
import { readWatchStatsOperation } from "./library/read-watch-stats";
import { recordWatchOperation } from "./library/record-watch";
import { removeFromLaterOperation } from "./library/remove-from-later";
import { removeSeveralFromLaterOperation } from "./library/remove-several-from-later";
import { removeWatchOperation } from "./library/remove-watch";
import { removeWatchesOperation } from "./library/remove-watches";
import { restoreWatchedOperation } from "./library/restore-watched";
import { restoreWatchesOperation } from "./library/restore-watches";
import { saveForLaterOperation } from "./library/save-for-later";
import { setSampleRemovedOperation } from "./library/set-sample-removed";
import { unmarkWatchedOperation } from "./library/unmark-watched";
import type { AnyOperation } from "./operation";
import { listPlayerServersOperation } from "./playback/list-player-servers";
import { reportPlayerOutcomeOperation } from "./playback/report-player-outcome";
import { checkHealthOperation } from "./product/check-health";
import { describeApiOperation } from "./product/describe-api";
import { readMetricsOperation } from "./product/read-metrics";

const LIST = [
	confirmPasswordOperation,
	deleteUserOperation,
	endOtherSessionsOperation,
	endSessionOperation,
	exportOwnDataOperation,
	listSessionsOperation,
	loginOperation,
	logoutOperation,
	readProfileOperation,
	registerOperation,
	updateUserOperation,
	verifySessionOperation,
	blockTitleOperation,
	changeRoleOperation,
	createResetLinkOperation,
	createTestAdminOperation,
	describeDatabaseOperation,
	endSessionsOperation,
	exportUsersOperation,
	listAuditOperation,
	listBlockedTitlesOperation,
	listJobsOperation,
	listUsersOperation,
	promoteSelfOperation,
	readPlayerBoardOperation,
	readStatisticsOperation,
	runJobOperation,
	testDatabaseOperation,
	changePremiumOperation,
	unblockTitleOperation,
	clearCacheOperation,
	listEpisodesOperation,
	proxyCatalogueOperation,
	readCacheStatsOperation,
	readListPagesOperation,
	cleanUpWatchHistoryOperation,
	clearWatchHistoryOperation,
	describeWatchHistoryOperation,
	findWatchOperation,
	listRecommendationsOperation,
	importWatchLaterOperation,
	listWatchHistoryOperation,
	listWatchLaterOperation,
	migrateWatchHistoryOperation,
	readWatchStatsOperation,
	recordWatchOperation,
	removeFromLaterOperation,
	removeSeveralFromLaterOperation,
	removeWatchOperation,
	removeWatchesOperation,
	restoreWatchesOperation,
	saveForLaterOperation,
	setSampleRemovedOperation,
	clearWatchedOperation,
	listWatchedOperation,
	markWatchedOperation,
	restoreWatchedOperation,
	unmarkWatchedOperation,
	listPlayerServersOperation,
	reportPlayerOutcomeOperation,
	checkHealthOperation,
	describeApiOperation,
	readMetricsOperation,
] as const;

/** Every operation, for what treats them all alike. A cast: a handler of narrower arguments is no handler of any. */
export const OPERATIONS = LIST as unknown as readonly AnyOperation[];

/** The operations by their key, as types: all that the browser knows of them. */
export type Operations = { [Each in (typeof LIST)[number] as Each["key"]]: Each };
