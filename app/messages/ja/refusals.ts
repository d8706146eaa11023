import type { TextTools } from "../area";
import type { RefusalTexts } from "../sentence";

export default ({ plural }: TextTools<"ja">): RefusalTexts => ({
	// Any request
	tryAgain: "しばらくしてからもう一度お試しください。",
	nothingHere: "ここには何もありません。",
	internal: "こちらで問題が発生しました。しばらくしてからもう一度お試しください。",
	unavailable: "ただいま処理できません。しばらくしてからもう一度お試しください。",
	catalogueDown: "ただいまカタログから応答がありません。しばらくしてからもう一度お試しください。",
	databaseDown: "データベースから応答がありません",
	tooManyRequests: "リクエストが多すぎます。1分ほど待ってからもう一度お試しください。",
	tooManyLargeBodies: "ほかの大きなリクエストを受信しています。数秒待ってからもう一度お試しください。",
	lateBody: "リクエストが30秒以内に届きませんでした。もう一度送信してください。",
	notJson: "本文がJSONではありません",
	notSentAsJson: "本文をapplication/jsonとして送信してください",
	bodyTooLarge: (kibibytes: number) => `本文が${kibibytes} KiBを超えています`,
	notForm: "本文がファイル付きのフォームではありません",
	tooManyParts: (max: number) => `フォームの項目が${max}個を超えています。一度に送るファイルを減らしてください`,
	noUrl: "このURLは存在しません",
	onlyMethods: (methods: string) => `このURLが対応しているのは${methods}だけです`,
	crossSite: "このリクエストは別のサイトから送信されました",
	invalid: "無効な値です",

	// Who asks
	signInFirst: "この操作にはログインが必要です",
	noToken: "認証トークンがありません",
	sessionEnded: "セッションが終了しました。もう一度ログインしてください。",
	sessionEndedByFailures:
		"パスワードを何度も間違えたため、このセッションは終了しました。もう一度ログインしてください。",
	sessionNotChecked: "ただいまセッションを確認できません。しばらくしてからもう一度お試しください。",
	notAllowed: "この操作は許可されていません",
	confirmPassword: "この操作にはパスワードの確認が必要です",
	chooseProfile: "先に、だれが見るかを選んでください",
	otherProfile: "このブラウザでは、いま別の人が見ています",
	firstPersonOnly: "この操作ができるのはアカウントの最初のプロフィールだけです。先に切り替えてください",
	notForChildren: "キッズプロフィールではご利用になれません。先にほかのプロフィールを選んでください",

	// Sign-in
	badCredentials: "メールアドレスまたはパスワードが正しくありません",
	suspended: "このアカウントは停止されています。",
	suspendedAskAt: (address: string) => `このアカウントは停止されています。${address} にお問い合わせください。`,
	tooManyFailures: "試行回数が上限に達しました。15分待ってからもう一度お試しください。",
	tooManySignIns: "ただいまログインが混み合っています。数秒待ってからもう一度お試しください。",
	noSession: "このセッションは存在しません",
	linkEnded: "このリンクは期限切れか、すでに使用されています。",

	// An account
	nameOrEmailTaken: "このユーザー名またはメールアドレスはすでに使われています（大文字と小文字は区別しません）",
	nameOrEmailOfOther: "このユーザー名またはメールアドレスはすでに使われています",
	usernameTaken: "このユーザー名はすでに使われています",
	emailTaken: "このメールアドレスのアカウントはすでにあります",
	wrongPassword: "現在のパスワードが正しくありません",
	onlyHolderChangesPassword:
		"パスワードを変更できるのはアカウントの持ち主だけです。代わりに再設定用のリンクを作成してください",
	deleteInSettings: "自分のアカウントを削除するには、設定を開いてパスワードを入力してください",
	noUser: "このユーザーは存在しません",
	lastOwner: "最後のオーナーは、権限の変更も削除もできません。先にほかの人をオーナーにしてください",

	// Mail
	noMail: "このサイトはメールを送信しません",
	unfitAddress: "このメールアドレスには送信できません。先に変更してください",
	tooManyMails: "メールの送信が多すぎます。迷惑メールフォルダも含めて最後のメールを探すか、時間をおいてお試しください",
	allMailsSent: "このサイトが1日に送信できるメールの上限に達しました。明日もう一度お試しください",
	mailFailed: "メールを送信できませんでした。時間をおいて、もう一度お試しください",

	// Profiles
	noProfile: "このプロフィールは存在しません",
	profileNameTaken: "この名前はほかのプロフィールで使われています",
	profilesFull: (max: number) => plural(max, { other: "1つのアカウントに作成できるプロフィールは#個までです" }),
	firstProfileIsAdult: "アカウントの最初のプロフィールは、キッズプロフィールにできません",
	firstProfileStays: "アカウントの最初のプロフィールは削除できません",
	wrongPin: "PINが正しくありません",
	tooManyPins:
		"試行回数が上限に達しました。15分待ってからもう一度お試しになるか、アカウントのパスワードをお使いください。",
	pinClosed: "試行回数が上限に達しました。アカウントのパスワードをお使いください。",
	passwordToLeave: "キッズプロフィールから出るには、アカウントのパスワードを入力してください",
	noCertificate: "maxCertificateには、その地域の映画の年齢区分と番組の年齢区分を1つずつ指定してください",
	notOfAccount: "withには、アカウントのほかのプロフィールを指定してください",

	// The library
	noTitle: "この作品は存在しません",
	noShow: "この番組は存在しません",
	noTitleOrEpisode: "この作品、シーズン、またはエピソードは存在しません",
	noPlay: "この視聴記録は存在しません",
	notInHistory: "この作品は視聴履歴にありません",
	notSaved: "この作品は「あとで見る」にありません",
	deletedMeanwhile: "操作中にほかの場所で削除されました",
	notAired: "このエピソードはまだ放送されていません",
	onlyShowsBegin: "最初からもう一度見られるのは番組だけです",
	noEpisodes: "映画にエピソードはありません",
	confirmDated: "日付のある視聴記録、または複数の視聴記録が削除されます。確認するか、1つずつ削除してください",
	nothingToRestore: "元に戻せるものはありません",
	tooManyChanges: "今日変更できる回数の上限に達しました。明日もう一度お試しください。",
	savedFull: "「あとで見る」がいっぱいです（5,000作品まで）。先にいくつか削除してください",
	playsFull: "視聴記録がいっぱいです（100,000件まで）。先にいくつか削除してください",
	hiddenFull: (max: number) =>
		plural(max, { other: "非表示にできるのは#作品までです。先にいくつか表示に戻してください" }),
	ratingsFull: (max: number) => plural(max, { other: "評価は#件までです。先にいくつか削除してください" }),
	notesFull: (max: number) => plural(max, { other: "メモは#件までです。先にいくつか削除してください" }),

	// Lists
	badCursor: "cursorがこのリストのものではありません",
	noList: "このリストは存在しません",
	listNameTaken: "この名前はほかのリストで使われています",
	listsFull: (max: number) => plural(max, { other: "リストは#個までです。先に1つ削除してください" }),
	listFull: (max: number) =>
		plural(max, { other: "1つのリストに入れられるのは#作品までです。先にいくつか削除してください" }),

	// Imports
	noImport: "このインポートは存在しません",
	importBusy: "インポートはまだこの操作ができる状態ではありません。準備ができるまでお待ちください",
	importsFull:
		"インポートが上限に達しています。まだ取り消せるものが20件あるか、アカウント全体で64 MB（約250,000行）を超えています。1つ取り消すか、30日たつまでお待ちください",
	filesTooLarge:
		"ファイルが大きすぎて、ここでは読み込めません。20個未満、4 MB未満にするか、JavaScriptを有効にして送信してください（より大きなファイルも読み込めます）",
	tooManyRecords: "ファイルの記録が合わせて100,000件を超えています",
	columnTwice: "2つの列を同じものにはできません。片方を選び、もう片方は「使わない」にしてください",
	noFileUsed: "インポートできるファイルがありません",
	undoFirst: "インポートは適用済みで、取り消せます。先に取り消してください",
	tooManyWritten:
		"この作品の行が5,000行を超えて書き込まれています。インポートを取り消し、選び直してからもう一度適用してください",
	importChanged: "インポートの内容が変わりました。もう一度ご確認ください",
	tooManyWithColumns: "この列の選び方では記録が多すぎて、ここでは読み込めません",
	noRoomForImports:
		"ただいまこのサイトにはインポートの空きがありません。運営者には通知済みです。数日後にもう一度お試しください",

	// The catalogue
	noCataloguePath: "カタログにこのパスはありません",
	badCatalogueQuery: "カタログはこの検索条件に対応していません。パラメーターをご確認ください",

	noPlayerServer: "このIDのプレーヤーのサーバーはありません",
	badPages: (pages: number, last: number) =>
		`firstとlast（1から${last}までのうち${pages}ページまで）を、検索の場合はテキストqも送信してください`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name}は必須です`,
	notValid: (name: string) => `${name}が正しくありません`,
	mustBeText: (name: string) => `${name}はテキストで指定してください`,
	mustBeNumber: (name: string) => `${name}は数値で指定してください`,
	mustBeWhole: (name: string) => `${name}は整数で指定してください`,
	mustBePositive: (name: string) => `${name}は正の整数で指定してください`,
	mustBeTrueOrFalse: (name: string) => `${name}はtrueかfalseで指定してください`,
	mustBeList: (name: string) => `${name}はリストで指定してください`,
	mustBeObject: (name: string) => `${name}はオブジェクトで指定してください`,
	mustBeUuid: (name: string) => `${name}はUUIDで指定してください`,
	mustBeTime: (name: string) => `${name}はタイムゾーン付きのISO 8601の日時で指定してください`,
	mustBeDay: (name: string) => `${name}はYYYY-MM-DD形式の日付で指定してください`,
	mustBeMoment: (name: string) => `${name}は日時か日付で指定してください`,
	mustBePlayTime: (name: string) =>
		`${name}はタイムゾーン付きのISO 8601の日時、YYYY-MM-DD形式の日付、nullのいずれかで指定してください`,
	mustBePlayId: (name: string) => `${name}は視聴記録のIDで指定してください`,
	mustBeTitleKey: (name: string) => `${name}はmovie:603のように種類とIDで指定してください`,
	mustBeCountry: (name: string) => `${name}はESのような国コードで指定してください`,
	mustBeTimeZone: (name: string) => `${name}はEurope/Berlinのようなタイムゾーンで指定してください`,
	mustBeSiteLanguage: (name: string) => `${name}はesのように、このサイトの言語で指定してください`,
	mustBeLanguage: (name: string) => `${name}はdeやpt-BRのような言語で指定してください`,
	mustBeCertificate: (name: string) => `${name}はPGのような年齢区分で指定してください`,
	mustBeIds: (name: string) => `${name}は「,」か「|」で区切ったIDで指定してください`,
	mustBe: (name: string, value: string) => `${name}は${value}にしてください`,
	oneOf: (name: string, choices: string) => `${name}は次のいずれかにしてください：${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name}は${from}から${to}までの数値で指定してください`,
	wholeFromTo: (name: string, from: number, to: number) => `${name}は${from}から${to}までの整数で指定してください`,
	atLeast: (name: string, min: number) => `${name}は${min}以上にしてください`,
	atMost: (name: string, max: number) => `${name}は${max}以下にしてください`,
	atLeastCharacters: (name: string, min: number) => plural(min, { other: `${name}は#文字以上にしてください` }),
	atMostCharacters: (name: string, max: number) => plural(max, { other: `${name}は#文字以内にしてください` }),
	atLeastEntries: (name: string, min: number) => plural(min, { other: `${name}には#件以上を指定してください` }),
	atMostEntries: (name: string, max: number) => plural(max, { other: `${name}は#件以内にしてください` }),
	unknownMembers: (name: string, members: string) => `${name}に不明な項目があります：${members}`,
	unknownFilter: (name: string) => `${name}というフィルターはありません`,
	requires: (name: string, other: string) => `${name}には${other}も必要です`,
	belongTogether: (one: string, other: string) => `${one}と${other}は一緒に指定してください`,
	sendOneOf: (one: string, other: string) => `${one}か${other}を送信してください`,
	sendTitleOrLeaveOut: "media_typeとmedia_id、またはleaveOutを送信してください",
	nothingToChange: "変更する項目を指定してください",
	noFutureTime: (name: string) => `${name}には未来の日時を指定できません`,
	noFutureDate: "未来の日付は指定できません",
	noDateBeforeFilms: "1888年より前の日付は指定できません。年を確認してください",
	onlyOfWholeShow: (name: string) => `${name}は番組全体にだけ使えます`,
	neededForEpisode: (name: string) => `エピソードには${name}が必要です`,
	precisionDiffers: "precisionはwatched_atに合わせてください：日時はinstant、日付はday、nullはunknown",
	confirmRemoval: (plays: number) => plural(plays, { other: "視聴記録#件を削除するには、confirmをtrueにしてください" }),
	mustHaveLetter: (name: string) => `${name}を空にはできません`,
	listNameLong: (max: number) => plural(max, { other: "名前は#文字以内にしてください" }),
	whoAskedAndWhen: "だれがいつ依頼したかを入力してください",
	controlCharacters: "このテキストには制御文字が含まれています。削除してください",
	sendOtherRows: (max: number) =>
		plural(max, { other: "rowsは#行以内にし、残りは/api/imports/{id}/rowsに送信してください" }),
	tellUsedFiles: (max: number) => plural(max, { other: "filesは#件以内にし、使うファイルを先に指定してください" }),
	reasonNeeds: (code: string, argument: string) => `${code}には${argument}が必要です`,
	chooseFile: "ファイルを選んでください",

	// Administration
	notTheirUsername: "このユーザーのユーザー名ではありません",
	onlyOwners: "管理者やオーナーに対してこの操作ができるのはオーナーだけです",
	reinstateFirst: "このアカウントは停止されています。先に停止を解除してください",
	noOwnResetLink: "自分用の再設定リンクは作成できません。パスワードは設定で変更してください",
	noOwnSuspension: "自分のアカウントは停止できません",
	onlyInDevelopment: "テスト管理者を作成できるのは開発環境だけです",
	testAdminExists: "テスト管理者はすでにいます",
	noJob: "このジョブは存在しません",
	jobRunning: "このジョブはすでに実行中です",
	notBlocked: "この作品はブロックされていません",
	metricsToken: "METRICS_TOKENをBearerトークンとして送信してください",
});
