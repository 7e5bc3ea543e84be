// Generated from schema/api by `npm run generate`; never edited by hand.
export interface paths {
    "/api/v1/account/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say what is in the account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the ledger
         * @description Every change of a balance, with the balance after it.
         */
        post: operations["listTrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search agents
         * @description The channel agents that the caller's customer has.
         */
        post: operations["listAgents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one agent */
        post: operations["getAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an agent
         * @description The name is unique within the customer.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an agent
         * @description Either what is known of it, or whether it is active.
         */
        post: operations["modifyAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSilence/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search silences */
        post: operations["listAlarmSilences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSilence/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one silence */
        post: operations["getAlarmSilence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSilence/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell which alarms a silence would concern
         * @description Of those that last at present, whenever it begins.
         */
        post: operations["previewAlarmSilence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSilence/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a silence
         * @description A silence suppresses notices, never states: alarms begin, count and recover as ever. It ends after it begins, later than now, and lasts 90 days
         *     at most (422). What it matches stays as it is; its end can be changed until it is over (409). A customer has 100 at most that are not over (422).
         */
        post: operations["saveAlarmSilence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSilence/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End silences now
         * @description All of them or none. Alarms that still last are told of then. Refused (409) where one is not active.
         */
        post: operations["endAlarmSilences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSilence/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete silences
         * @description All of them or none. Refused (409) where one has begun: those stay as a record.
         */
        post: operations["deleteAlarmSilences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search alarm rules */
        post: operations["listAlarmRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one alarm rule */
        post: operations["getAlarmRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what a rule says of its resources
         * @description Alarms come first, then resources without enough data; these are also those that were never judged.
         */
        post: operations["listAlarmStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an alarm rule
         * @description A new one begins with states of insufficient data. Where what is judged changes, so do the states begin anew, and alarms that last are over. The
         *     metric has to be supplied of the type by a cloud at which there are resources of it (422), and a recovery threshold lies on the side of
         *     the threshold on which there is no alarm (422). Names are unique (409).
         */
        post: operations["saveAlarmRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete alarm rules
         * @description All of them or none. Alarms that last are over; all alarms stay.
         */
        post: operations["deleteAlarmRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable alarm rules
         * @description Each by itself. One that is disabled has no states any more, and its alarms that last are over; one that is enabled begins anew.
         */
        post: operations["enableAlarmRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell how often a rule would have been an alarm
         * @description Judged over the last seven days as rules are judged. Minutes that are missing of them are fetched from the clouds first, as far as they have
         *     them and answer in time.
         */
        post: operations["previewAlarmRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/template/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List templates of alarm rules
         * @description Usual rules for resources of a type; only those by metrics that a cloud supplies at which the caller's customer has resources of the type.
         */
        post: operations["listAlarmTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningRule/scope/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the resources of a rule's scope
         * @description Those that it has now. A scope that is not said completely has none yet.
         */
        post: operations["previewAlarmScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warning/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search alarms */
        post: operations["listAlarms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warning/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Group alarms by rule or resource */
        post: operations["listAlarmGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warning/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one alarm */
        post: operations["getAlarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warning/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Handle alarms
         * @description Each by itself: one that cannot take the step is told of, and keeps none of the others from it.
         */
        post: operations["handleAlarms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/unit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search cost units */
        post: operations["listCostUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/unit/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one cost unit */
        post: operations["getCostUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/unit/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a cost unit
         * @description Names and codes are unique (409). A change carries the `version` that was fetched: where somebody else has saved meanwhile it is
         *     refused (409). A customer has 200 cost units at most (422).
         */
        post: operations["saveCostUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/unit/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete cost units
         * @description All of them or none. One that rules allocate costs to is refused, naming the rules (422).
         */
        post: operations["deleteCostUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search allocation rules
         * @description In the order in which they are applied.
         */
        post: operations["listAllocationRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of allocation rules
         * @description In the order in which they are applied; the last one, with the id 0, stands for lines that no rule matches.
         */
        get: operations["listAllocationRuleNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one allocation rule */
        post: operations["getAllocationRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an allocation rule
         * @description Direct needs a unit; proportional and even at least two; fixed at least two, none twice, whose percentages add up to 100 (422).
         *     A new rule comes last unless `place` says otherwise. Names are unique (409). A change carries the `version` that was fetched: where
         *     somebody else has saved meanwhile it is refused (409). A customer has 100 rules at most (422).
         */
        post: operations["saveAllocationRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare allocation with and without a change of a rule
         * @description Of a month, by payable CNY costs: with the rules as they are and with the one that is filled in, at its place. Both add up to the
         *     same total. Without cost units the rule only tells what it matches.
         */
        post: operations["previewAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an allocation rule in the order
         * @description Nothing happens to the first one that is moved up, nor to the last one that is moved down.
         */
        post: operations["moveAllocationRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/rule/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete allocation rules
         * @description All of them or none. What they matched goes to the rules behind them, or stays unallocated.
         */
        post: operations["deleteAllocationRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/cost/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List costs by cost unit
         * @description By the rules of today, each month by those valid in it. One row per cost unit, the greatest total first, and one for what no rule
         *     matches. The totals are the sums of the rows and exactly the bill's.
         */
        post: operations["listAllocatedCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocation/cost/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List costs by allocation rule and cost unit
         * @description What each rule gives each cost unit, in the order of the rules, and one row for what no rule matches.
         */
        post: operations["listAllocationParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/anomaly/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search cost anomalies */
        post: operations["listCostAnomalies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/anomaly/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch one cost anomaly
         * @description With the days around it, each beside what was to be expected, and with the products and resources that it is made up of. These
         *     add up to its amounts: what is not among the greatest of them is one row.
         */
        post: operations["getCostAnomaly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/anomaly/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether a cost anomaly is one
         * @description A verdict can be changed. It stays when the bill of those days changes.
         */
        post: operations["judgeCostAnomaly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appropriate/customList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the members of the group with what they have
         * @description For group customers alone. What a member has can be taken back as far as its frozen money, owed invoices and unsettled bills leave it.
         */
        post: operations["listAppropriateCustoms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appropriate/ticketList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the vouchers that can change hands
         * @description To be allocated: the group's own that nothing has been paid with. To be reclaimed: those the member was allocated by the group, with what is left of them.
         */
        post: operations["listAppropriateTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appropriate/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a transfer would leave, and the most that could be transferred
         * @description Nothing changes.
         */
        post: operations["previewAppropriation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appropriate/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate funds to a member, or take them back
         * @description Both balances change in one transaction, each with its row of the ledger. Allocated cash is at most what the group could withdraw. Cash and
         *     credit of 500,000.00 CNY and more are reviewed first (status 0); nothing is set aside meanwhile, so a transfer whose limit has gone fails (2).
         */
        post: operations["createAppropriation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appropriate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search transfers between a group and its members
         * @description A group sees all of its own, a member those with itself.
         */
        post: operations["listAppropriations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appropriate/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one transfer */
        post: operations["getAppropriation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search bank accounts
         * @description Their numbers are masked; the default comes first, then the latest.
         */
        post: operations["listBankAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a bank account
         * @description The holder is the customer under its verified real name. The account is verified before money is paid to it. The first
         *     one is the default.
         */
        post: operations["createBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete bank accounts
         * @description None of them may have a withdrawal under way.
         */
        post: operations["deleteBankAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a bank account the default
         * @description Only a verified one.
         */
        post: operations["setDefaultBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a bank account verified again
         * @description Only where the verification failed.
         */
        post: operations["verifyBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up a month of the bill
         * @description The month's amounts and counts, and the month before it. While the month is not over, `comparedAmount` is that of
         *     as many days of the month before as are on its bill, so that half a month is not compared with a whole one.
         */
        post: operations["getBillOverview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum up the months until one
         * @description One row per month, or per month and value of `by`; months without lines have none, which is null. Oldest month first; within a
         *     month in the order of the sums over all months, greatest first. By day, each day of the one month that has begun.
         */
        post: operations["getBillTrend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide a month of the bill
         * @description One row per value of `by`, greatest first. Those beyond `limit`, and lines without the value, are one last row in
         *     which it is null: the rows always add up to the whole month.
         */
        post: operations["getBillShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain why a month costs more or less
         * @description The month compared with an earlier one, in parts that add up to the change. While the month is not over, as many
         *     days of the earlier one take part as are on its bill. Where one of them has no bill lines in the currency, whatever else is
         *     filtered, there is nothing to compare: what would compare is null.
         */
        post: operations["getBillChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/movers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide a change of the bill
         * @description One row per value of `moverBy`, the greatest movement in either direction first. Those beyond `limit`, and lines without
         *     the value, are one last row in which it is null: the rows always add up to the whole change. None where there is nothing to
         *     compare, as in getBillChange.
         */
        post: operations["listBillMovers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the months with bill lines
         * @description The latest first, whatever the currency.
         */
        get: operations["listBillMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List how far the bills of the cloud accounts are read
         * @description Whether the bill of each account was read at its cloud, and until when. Those that lack something come first, then
         *     those read longest ago.
         */
        post: operations["listBillReadings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/findBillProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products that occur in bills */
        get: operations["listBillProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/detailList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search bill lines
         * @description `dimension` line gives the lines as they are. instance gives one row per account, product and resource;
         *     billingItem one row per account, product, resource and billing item; each of them by month or by day
         *     (`granularity`). The totals sum every line that matches, not only those on the page. Rows and totals are of one
         *     `currency`.
         */
        post: operations["listBillDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch one bill line */
        get: operations["getBillDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search budgets
         * @description Each with how its running period stands: what is used is the sum of the bill lines of its scope.
         */
        post: operations["listBudgets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one budget */
        post: operations["getBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a budget
         * @description A fixed plan has an amount, one by period an amount for at least one period, each written as its cycle has it, and none twice; warnings are
         *     not told twice and need a receiver, who is active and can be reached in every way chosen (422). Names are unique (409). A customer has
         *     100 budgets at most (422).
         */
        post: operations["saveBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell how a budget would stand
         * @description In the running period, by what of the plan is filled in.
         */
        post: operations["previewBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete budgets
         * @description All of them or none. Reminders that were sent stay.
         */
        post: operations["deleteBudgets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the periods of a budget
         * @description The last 12 months, 8 quarters or 3 years, the running one first. The plan is the one of today.
         */
        post: operations["listBudgetPeriods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/amounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List use, plan and forecast of a budget by period
         * @description What listBudgetPeriods answers, amount by amount: for a chart.
         */
        post: operations["listBudgetPeriodAmounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search what was warned of */
        post: operations["listBudgetWarnings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cloud accounts that occur in bills */
        get: operations["listBudgetAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects that occur in bills */
        get: operations["listBudgetProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search business views
         * @description By their order unless sorted otherwise.
         */
        post: operations["listBusinessViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch one business view
         * @description Its health is 100 less the points of its open alarms, which add up to what is missing.
         */
        post: operations["getBusinessView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a business view
         * @description A new view of a project gets a group for each layer. Refused where the customer has a view of this name (409) and where there are 100 views (422).
         */
        post: operations["saveBusinessView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a business view
         * @description With its groups. Refused while alarm rules are about it (422).
         */
        post: operations["deleteBusinessView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a business view among the others
         * @description Nothing happens to the first one that is moved up, nor to the last one that is moved down.
         */
        post: operations["moveBusinessView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/projectList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the projects that a view can be of
         * @description Those of the resources that the clouds have.
         */
        post: operations["listViewProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the cloud accounts that a group can be of */
        post: operations["listViewAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what the resources of a view cost by month
         * @description Payable amounts of the bill lines of what the view has now, the last thirteen months, the latest first.
         */
        post: operations["listViewCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/resourceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search resources and the groups of views they are in
         * @description Resources of all types that the clouds have; of one view or group, or all.
         */
        post: operations["listViewResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the groups of a view
         * @description By layer and order.
         */
        post: operations["listViewGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/group/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one group of a view */
        post: operations["getViewGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/group/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell what a group would have */
        post: operations["previewViewGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/group/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a group of a view
         * @description Refused where the view has a group of this name (409) or 40 groups (422).
         */
        post: operations["saveViewGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businessView/group/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a group of a view
         * @description With its links; its resources stay.
         */
        post: operations["deleteViewGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/car/toCar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to the cart */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/car/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cart
         * @description A bare list whose length is the cart count; prices are calculated anew at each reading.
         */
        get: operations["listCartItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/car/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take items out of the cart */
        post: operations["deleteCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/car/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an item of the cart
         * @description Sets its quantity. With `payAmount`, the price that is shown, that price is accepted; code 409 where it is another by
         *     now. Without it, a price that has changed since the item was added stays marked as changed.
         */
        post: operations["modifyCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search cloud accounts */
        post: operations["listCloudAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one cloud account */
        post: operations["getCloudAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a cloud account
         * @description The keys of a new one are tried at the cloud first, and nothing is saved unless they work (422 with the reason, as `checkCloudAccount`
         *     tells it). The secret key is encrypted and never leaves the server again. A new account is synchronised.
         */
        post: operations["saveCloudAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete cloud accounts
         * @description All of them or none, and none while an operation on one of its resources or a quota request is open (422). What was billed under them stays.
         */
        post: operations["deleteCloudAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronise a cloud account
         * @description Not while it is being synchronised or waits for it, and not while it is paused (422).
         */
        post: operations["syncCloudAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause the synchronisation of cloud accounts
         * @description All of them or none; one that is paused already stays so. What a synchronisation under way reads, it still writes.
         */
        post: operations["pauseCloudAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume the synchronisation of cloud accounts
         * @description All of them or none. What is due is synchronised at once.
         */
        post: operations["resumeCloudAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the keys of a cloud account
         * @description The new keys are tried at the cloud first and have to belong to the same account there (422 otherwise); until they do the old ones
         *     stay in use. The account is then synchronised.
         */
        post: operations["rotateCloudAccountKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what the keys of a cloud account may do
         * @description As the cloud says now: a row for each thing the console does there.
         */
        post: operations["listCloudCapabilities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the synchronisation of cloud accounts by region and type
         * @description Each type in each region is synchronised for itself: one that fails keeps no other from it.
         */
        post: operations["listSyncScopes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudAccount/scopes/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronise one type in one region of a cloud account
         * @description Not while it is being synchronised, and not of an account that is paused (422).
         */
        post: operations["syncScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloud/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every cloud provider */
        get: operations["listClouds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/getCloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the clouds of the signed-in user */
        get: operations["listUserClouds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/getCloudRegion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the regions of a cloud */
        post: operations["listRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pubCloud/checkAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the keys of a public cloud account
         * @description Nothing is stored; wrong keys are not a refusal but `valid` false with a reason.
         */
        post: operations["checkCloudAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/consumption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sum consumption up by product or by instance
         * @description Each row sums the lines of its product or instance that match, and names the months they are of; the totals sum every line that matches.
         *     Both are of one `currency`, and equal to what `listBillDetails` sums under the same filters.
         */
        post: operations["listConsumption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/getCustomContractList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer's contracts */
        get: operations["listCustomContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/costAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide costs by period and dimensions
         * @description One row per period and group, groups with the greatest sum first; those beyond `limit` are one group in which every dimension
         *     is null. Rows always add up to the sums that `totals` adds. A period without lines has one row whose amount is null.
         *     By business view a line counts once: of a resource in one view it is that view's; what is of resources in several views is one group,
         *     and what is of none, or of no resource, another. Which resources a view has is as of now, whatever the period.
         *     Code 422 for too long a time, and for the dimension tag without a key.
         */
        post: operations["listCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/costForecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forecast a month of the bill
         * @description What the month came to so far, and what it will come to. Prepaid counts as booked, with the renewals that the three months before had
         *     after the same day; usage of the days left is what days of that weekday lately cost. The month will end between `lowAmount` and
         *     `highAmount` with a probability of 80 %. `rateAmount` is what budgets forecast: the amount so far / elapsed days x days of the month,
         *     from the third day on. Null where there is none; `explanation` says why.
         */
        post: operations["getCostForecast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/tagShares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide a month of the bill by tag
         * @description One row per value of a tag key, greatest first; those beyond `limit` are one row, and lines without the key another: the rows always add
         *     up to the whole month.
         */
        post: operations["listTagShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/viewShares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide a month of the bill by business view
         * @description One row per view, by what its resources cost, greatest first. A line counts once: what is of resources in several views is one row of its
         *     own, and `sharedAmount` says how much of it is in a view too; what is in no view is the last row. The rows always add up to the whole
         *     month. Which resources a view has is as of now.
         */
        post: operations["listViewShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/tagKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tag keys that occur in bills
         * @description The key of the greatest amount in the last three months first.
         */
        get: operations["listBillTagKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the regions that occur in bills */
        get: operations["listBillRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags that occur in bills
         * @description Of the last three months, by key, the tag of the greatest amount first; of each key what has no value of it last.
         */
        get: operations["listBillTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billfee/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the business views that costs can be divided by
         * @description In the order of the views.
         */
        get: operations["listBillViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export every row of a list
         * @description Every row that the list's own request finds, in its order and of one moment, as a file. The caller needs the
         *     permission of the list, and sees in the file what the list would show them and nothing else. Numbers and dates are
         *     written as such where the format has them; values of an enumeration by the words that come with the request, since
         *     words are the console's. The answer is streamed: a failure on the way breaks the connection off, so that half a file
         *     is never taken for a whole one. 400 where the list or a column is unknown, 422 where there are too many rows for the
         *     format, 429 where too many exports are running already.
         */
        post: operations["exportList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Its first bytes say what a file is, and its name has to agree (422 otherwise). A file over 5 MB is refused (413). It is
         *     its uploader's alone until a request refers to it; one that none refers to within a day is deleted.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/file/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch name, size and type of a file */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/file/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Always as an attachment; a refusal is an envelope as everywhere.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/title/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search titles
         * @description The default comes first.
         */
        post: operations["listInvoiceTitles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/title/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one title */
        post: operations["getInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/title/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a title
         * @description Without an id a new one; the first one is the default.
         */
        post: operations["saveInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/title/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete titles
         * @description Invoices keep what they were asked for with.
         */
        post: operations["deleteInvoiceTitles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/title/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a title the default */
        post: operations["setDefaultInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search addresses
         * @description The default comes first.
         */
        post: operations["listMailAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/address/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one address */
        post: operations["getMailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/address/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a address
         * @description Without an id a new one; the first one is the default.
         */
        post: operations["saveMailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/address/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete addresses
         * @description Invoices keep what they were asked for with.
         */
        post: operations["deleteMailAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/address/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a address the default */
        post: operations["setDefaultMailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search what can be invoiced
         * @description Settled bills, one for each month, and orders that are done. Invoiceable is what was paid in cash and credit - what
         *     refunds took back - what is invoiced already.
         */
        post: operations["listInvoiceables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an invoice
         * @description Never more than is invoiceable, however many ask at once. A special VAT invoice needs a company's title with tax number,
         *     address, phone, bank and account; a paper one an address, an electronic one an e-mail address.
         */
        post: operations["applyInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search invoices */
        post: operations["listInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one invoice */
        post: operations["getInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an application
         * @description Awaiting review (status 0) it is cancelled at once; while it is being issued (2) the tax office takes it back first. The
         *     amounts can be invoiced again.
         */
        post: operations["cancelInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a paper invoice has arrived
         * @description Only while it is to be received (status 5).
         */
        post: operations["receiveInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return an issued invoice
         * @description Only an issued one (status 6). Once it is returned its amounts can be invoiced again; a refused return leaves it issued.
         */
        post: operations["returnInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoice/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description Always as an attachment; a refusal is an envelope as everywhere.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mes/getMessageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search messages */
        post: operations["listMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mes/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch one message
         * @description Reading does not mark it as read; markMessagesRead does.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mes/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete messages
         * @description All or none.
         */
        post: operations["deleteMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mes/readFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark messages as read */
        post: operations["markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mes/unReadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count unread messages */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count unread messages, and the alarms among them */
        get: operations["countMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/monitor/metricList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what is measured of a resource, or of a type
         * @description What the resource's cloud supplies, with its newest value; without a resource what any cloud supplies at which the caller's customer has
         *     resources of the type. Of a type that the caller may list; any other is refused as missing.
         */
        post: operations["listMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/monitor/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch metrics of resources over a time
         * @description Of resources whose types the caller may list; any other is refused like a missing one. Steps are as long as they have to be for no more
         *     points than asked for. Where there was no value is null, which is never zero.
         */
        post: operations["queryMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search news
         * @description Without their texts.
         *     What is kept at the top comes first, then the latest.
         */
        post: operations["listNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch one item of news
         * @description Reading does not count as a view; viewNews does.
         */
        post: operations["getNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that an item was read
         * @description Once for each user and day, however often it is called.
         */
        post: operations["viewNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description From cart items or directly. Happens once per clientToken: a repetition gives the first answer. Code 409 when
         *     the price has changed.
         */
        post: operations["commitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search orders */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orderorcar/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one order or cart item */
        post: operations["getOrderOrCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/pay/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how an order would be paid
         * @description Nothing changes. Of what a voucher does not pay cash goes first, then credit.
         */
        post: operations["previewOrderPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order
         * @description Only while it awaits payment (status 1). Paid from voucher, cash and credit, in this order; all of it or nothing. With the amounts that were shown it is refused with code 409 if they are others now.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that is not paid
         * @description Only while it awaits approval or payment (status 0 and 1).
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preference/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch one preference of the caller
         * @description Its value is null where none was saved.
         */
        get: operations["getPreference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preference/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save one preference of the caller
         * @description Replaces what was saved under the key; null removes it. Code 422 where the value is too large or there are too many keys.
         */
        post: operations["savePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preference/view/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of a list
         * @description The caller's own, and those that colleagues share; own ones first, each by name.
         */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preference/view/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view of a list
         * @description With an id an existing one is replaced. Code 409 when its owner has another of that name in the list, 403 when it is a colleague's and the caller is not the main account, 422 when there are too many.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preference/view/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a saved view
         * @description Only its owner, and the main account a shared one; code 403 for others who see it.
         */
        post: operations["deleteView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preference/view/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the view a list opens with
         * @description For the caller alone. Without an id the list opens as config says.
         */
        post: operations["setDefaultView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the catalogue
         * @description Products on sale. Unless told otherwise in the order of the catalogue.
         */
        post: operations["listProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/price/attr/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch what the price of a product depends on */
        post: operations["getPriceAttributes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/product/price/attr/getPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a price
         * @description Code 422 when the attributes do not fit together. Attributes that cost nothing may still be missing: what is asked
         *     for is the price of what has been chosen so far.
         */
        post: operations["getPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search quotas
         * @description As the clouds said the last time they were asked; `asOf` says when that was.
         */
        post: operations["listQuotas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one quota */
        post: operations["getQuota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count quotas, and those near their limit */
        post: operations["getQuotaSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the cloud accounts that have quotas
         * @description For filters; what else there is to an account needs its own permission.
         */
        post: operations["listQuotaAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the regions that have quotas */
        post: operations["listQuotaRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a higher quota
         * @description More than is granted, and at most ten times that (422). A quota has one application under review at a time (409). Whoever applied gets a message when
         *     it is decided.
         */
        post: operations["applyQuota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/applyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search applications for quotas */
        post: operations["listQuotaApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/applyDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one application and what happened to it */
        post: operations["getQuotaApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quota/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an application
         * @description Only while it is under review (status 0), and not once those who review have decided.
         */
        post: operations["cancelQuotaApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rebate/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sum the rebates up by status */
        get: operations["getRebateTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rebate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search rebates
         * @description By month, product and customer: what the customers that the agent brought are billed, times the agent's rate. The running month is provisional.
         */
        post: operations["listRebates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rebate/withdrawable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the rebates that can be withdrawn */
        post: operations["listWithdrawableRebates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rebate/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw rebates
         * @description All of them or none, to a verified bank account. Should the payout fail, they can be withdrawn again.
         */
        post: operations["withdrawRebates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rebate/payoutList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search payouts of rebates */
        post: operations["listRebatePayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recharge/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a recharge
         * @description Offline remittance needs payer, payer's account and voucher file. The money is in the account when the status is 2.
         */
        post: operations["createRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recharge/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search recharges */
        post: operations["listRecharges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recharge/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one recharge */
        post: operations["getRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recharge/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a recharge that is not paid
         * @description Only while it awaits payment (status 0).
         */
        post: operations["cancelRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recharge/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a recharge on the payment page of the demo
         * @description Tells the demo's payment service what its page was told. A real service has a page of its own and reports to the server instead. Offline remittances are not paid here.
         */
        post: operations["payRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund/resourceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search instances that can be refunded
         * @description Each with what a refund would come to now.
         *     Those with a paid period that is not over, and no refund under way.
         */
        post: operations["listRefundables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a refund comes to
         * @description Nothing changes. Of each paid period consumed = used days / all days x list price x discount, a day begun counting whole.
         *     What is left goes back as it was paid, in cash and credit; the part of a voucher is lost. Of a customer's instances one can
         *     be refunded in full within five days of its purchase. With `unsubscribeType` 2 only the renewals that have not begun go back,
         *     and the instance is used until the present period ends; it is refused where there is none.
         */
        post: operations["previewRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a refund
         * @description One refund for each instance; they await a review. With another amount than was shown it is refused with code 409.
         */
        post: operations["refundInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search refunds */
        post: operations["listRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one refund */
        post: operations["getRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a refund
         * @description Only while it awaits its review (status 0).
         */
        post: operations["cancelRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search instances by their expiry
         * @description Instances that have been released are found only where `status` asks for them.
         */
        post: operations["listRenewals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one instance */
        post: operations["getRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a renewal costs
         * @description Nothing changes. Each instance is lengthened from where it ends; one that is frozen from now on.
         */
        post: operations["previewRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a renewal
         * @description One order of type 2 with an item for each instance. It is paid like any other; the expiry moves when it has been provisioned.
         *     With another price than was shown it is refused with code 409.
         */
        post: operations["renewInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/setAuto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether instances renew by themselves */
        post: operations["setAutoRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what expires soon */
        get: operations["countExpiring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/renew/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell how many instances expire on each day of a month */
        post: operations["listExpiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a report
         * @description A report of its own, or with a cycle the first of a series: it covers the last whole day, week or month, and a further one is
         *     made at each time of the schedule. The caller needs the permission of what it is about: v3-17 for bill lines, v3-1 for costs and
         *     the ledger, v3-18 for orders.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/createCostAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a report of a cost analysis
         * @description What listCosts answers with totals, as a table: a line for each group, a column for each period. Once or with a cycle, as
         *     createReport does; whole months go by their bills, other times by the day. The caller needs the permission of the cost analysis
         *     (v4-3), too. What listCosts refuses is refused.
         */
        post: operations["createCostAnalysisReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search reports
         * @description The customer's reports about what the caller may see.
         */
        post: operations["listReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one report */
        post: operations["getReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report
         * @description Only a finished one (status 2; 422 otherwise). Always as an attachment; a refusal is an envelope as everywhere.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a failed report again
         * @description Only a failed one (status 3); it takes its place at the end of the queue.
         */
        post: operations["retryReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete reports
         * @description In any state; one that is being made is given up. All of them or none.
         */
        post: operations["deleteReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products a report can be about
         * @description Those on the customer's bills; none for callers who may see neither bill lines nor costs.
         */
        get: operations["listReportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/condition/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search saved conditions */
        post: operations["listReportConditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/condition/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch a saved condition */
        post: operations["getReportCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/condition/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a condition
         * @description With an id it replaces that condition; without, it is a new one. The name is unique within the customer.
         */
        post: operations["saveReportCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/condition/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete saved conditions
         * @description Reports made from them stay.
         */
        post: operations["deleteReportConditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/schedule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the schedules of reports */
        post: operations["listReportSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/schedule/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause or resume a schedule
         * @description Nothing is made up for when it is resumed.
         */
        post: operations["enableReportSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report/schedule/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete schedules
         * @description Reports already made stay.
         */
        post: operations["deleteReportSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/host/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search hosts */
        post: operations["listHosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/host/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one host */
        post: operations["getHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/disk/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search disks */
        post: operations["listDisks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/disk/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one disk */
        post: operations["getDisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/database/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search databases */
        post: operations["listDatabases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/database/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one database */
        post: operations["getDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/redis/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search Redis instances */
        post: operations["listRedisInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/redis/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one Redis instance */
        post: operations["getRedis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/pubIp/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search public IPs */
        post: operations["listPubIps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/pubIp/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one public IP */
        post: operations["getPubIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/priNet/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search private networks */
        post: operations["listPriNets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/priNet/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one private network */
        post: operations["getPriNet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/mongo/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search MongoDB instances */
        post: operations["listMongos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/mongo/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one MongoDB instance */
        post: operations["getMongo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch how many resources of a type there are, and as of when that is known
         * @description Of a type that the caller may list; any other is refused as missing.
         */
        post: operations["getInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch what there is at the clouds, and what needs attention
         * @description Of the types that the caller may list.
         */
        post: operations["getResourceSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/byCloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count resources by cloud and type
         * @description Of the types that the caller may list.
         */
        post: operations["listResourcesByCloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/byRegion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count resources by region
         * @description Of the types that the caller may list.
         */
        post: operations["listResourcesByRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/hostStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count hosts by state
         * @description Of the types that the caller may list.
         */
        post: operations["listHostsByState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/accountHealth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List how the cloud accounts are
         * @description Names and states; what else there is to an account needs its own permission.
         */
        post: operations["listAccountHealth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what a resource is attached to, and what is attached to it
         * @description Of a resource whose type the caller may list; any other is refused like a missing one.
         */
        post: operations["listRelatedResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch resources with what each belongs to
         * @description Hosts, and where no property that only hosts have is asked for also databases, that match; the networks that
         *     they are in; and what is attached or bound to the hosts. Of `networkId` also that network itself. Only of types
         *     that the caller may list; `withheld` names the others. Where more belong to it than `list` has, whole hosts and
         *     networks are left out at the end, and `total` counts all.
         */
        post: operations["getResourceMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what happened to a resource
         * @description Of a resource whose type the caller may list; any other is refused like a missing one.
         *     Operations and observed changes in one line, the latest first.
         */
        post: operations["listResourceEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what a resource cost by month
         * @description Of a resource whose type the caller may list; any other is refused like a missing one.
         *     Payable amounts of its bill lines, the last thirteen months, the latest first.
         */
        post: operations["listResourceCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the cloud accounts that resources are in
         * @description For filters; what else there is to an account needs its own permission.
         */
        post: operations["listResourceAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the regions that resources are in */
        post: operations["listResourceRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the hosts that a disk or an address can go to
         * @description Of a resource whose type the caller may list; any other is refused like a missing one.
         *     Hosts in use in the same region of the same account.
         */
        post: operations["listResourceTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the sizes that a resource can be changed to
         * @description Of a resource whose type the caller may list; any other is refused like a missing one.
         */
        post: operations["listResourceSizes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start, stop, reboot, detach or unbind resources
         * @description Each row has a result of its own: what its state does not allow is refused, and the others go on. Accepted means asked for;
         *     how it ends is told by the timeline.
         */
        post: operations["operateResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a resource */
        post: operations["renameResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the size of a resource
         * @description Hosts have to be stopped; disks only grow.
         */
        post: operations["resizeResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a disk or bind an address to a host */
        post: operations["attachResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a resource
         * @description For good. Its name has to be given, a host stopped, a network empty.
         */
        post: operations["releaseResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/role/find/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all roles */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/role/find/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the roles of a user */
        post: operations["listUserRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/role/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch one role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/role/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description Code 409 when the name is taken.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/role/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modify a role
         * @description Code 422 for a built-in role.
         */
        post: operations["modifyRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/role/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete roles
         * @description All or none; code 422 when one is built in or still has users.
         */
        post: operations["deleteRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saving/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search savings
         * @description As they were found the last time; they are looked for once a day.
         */
        post: operations["listSavings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saving/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one saving and what happened to it */
        post: operations["getSaving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saving/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up what can be saved, by kind
         * @description Of open savings; dismissed and resolved ones do not count.
         */
        get: operations["getSavingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saving/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss savings
         * @description All of them or none: each is open (422). Another reason than those listed is told in the remark (422). A dismissed saving is told again once it
         *     has risen by a fifth, or what it was about ended and began again.
         */
        post: operations["dismissSavings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saving/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen dismissed savings
         * @description All of them or none: each is dismissed (422).
         */
        post: operations["reopenSavings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search services */
        post: operations["listServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one service */
        post: operations["getService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/enquire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a service
         * @description Opens a work order of type demand that names the service.
         */
        post: operations["enquireService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login/verifyCodeImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the image of a verification code
         * @description Draws a new code for this verifyId; an earlier one is void. A code serves once, within 2 minutes.
         */
        get: operations["getVerifyCodeImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Code 401 when name, password or verification code is wrong (name and password are not told apart); 423 after
         *     5 failures within 5 minutes from one address: for 15 minutes, twice as long each further time, up to a day. After
         *     20 failures within an hour from all addresses together other addresses wait, for 5 minutes at most.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The token is void afterwards.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch how long the session lasts
         * @description Asking does not keep the session alive.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/session/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the session alive
         * @description Counts as a call of the user; the absolute end stays.
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch the signed-in user */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch what the signed-in user may do */
        get: operations["getAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/loginHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look back on one's own sign-ins
         * @description Newest first; those that failed under the caller's user name too.
         */
        post: operations["listLoginHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where one is signed in
         * @description The caller's own sessions that are still good: this one first, then the one used last.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End sessions of one's own
         * @description Whoever holds one is answered 407 at the next call. Not the session of the call itself (422): that is what signing out is for.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/session/endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every other session of one's own
         * @description All but the session of the call itself.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search tags */
        post: operations["listTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one tag */
        post: operations["getTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a tag
         * @description Another key or value renames the tag: its resources keep it. Refused where there is a tag of this key and value already (409), for that
         *     `mergeTags` is there, and where a resource has another value of the new key (422): of a key it has one.
         */
        post: operations["saveTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/rename/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what renaming a tag would do
         * @description Refused as `saveTag` refuses it. Counted are resources that the clouds still have, of all types, and what of the customer names the tag by
         *     its key or value and will not find it any more: that stays as it is. Named is what the caller may see. Budgets and allocation rules match the
         *     tags of bills, which a new name does not change.
         */
        post: operations["previewTagRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete tags
         * @description All of them or none, and none that a resource has (422 names those). What the clouds do not have any more counts as no resource.
         */
        post: operations["deleteTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/merge/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what merging tags would do
         * @description Of resources that the clouds still have, of all types; named are those whose type the caller may list.
         */
        post: operations["previewTagMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge tags into one
         * @description Whatever has one of the tags gets the one they are merged into, instead of another value of its key too; the others are deleted. Refused (409)
         *     where that concerns other numbers of resources than `previewTagMerge` has told.
         */
        post: operations["mergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/resourceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search resources by their tags
         * @description Resources that the clouds have, of all types that the caller may list.
         */
        post: operations["listTagResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/bind/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell what binding tags would do */
        post: operations["previewTagBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind tags to resources
         * @description A resource gets all of the tags or, where it is refused, none of them; that stops no other resource. It is refused where it has another value
         *     of a key, unless that is to be replaced, and where it would have more than 20 tags. One of a type that the caller may not list is refused
         *     like a missing one, with the whole call.
         */
        post: operations["bindTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unbind tags from resources
         * @description A resource that has none of the tags stays as it is. One of a type that the caller may not list is refused like a missing one.
         */
        post: operations["unbindTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how much is tagged
         * @description Of resources that the clouds have and whose type the caller may list, by number and by what they cost in the running month; and as of
         *     when that is known.
         */
        get: operations["getTagCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tag/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of tags and how much has each
         * @description The most used ones first. Counted are resources of types that the caller may list.
         */
        get: operations["listTagKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch one user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a sub-account
         * @description Code 409 when name, phone or e-mail is taken; 422 when the password is one of the most common.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/checkExist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell whether a name, phone or e-mail is taken
         * @description Exactly one of the three. Somebody changing their own profile sends their own id as excludeId. User names are asked for
         *     with v7 only, and at most 30 times a minute (code 429).
         */
        post: operations["checkUserExists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search users */
        post: operations["listUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modify a user: profile, password or status
         * @description One of three shapes; a mixture of them is refused. On their own id everybody may change the profile except
         *     `roleIds`, and the password; nobody may disable themselves or the main account (code 422).
         */
        post: operations["modifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a sub-account a new password
         * @description For administrators; the old password is not needed. The user is signed out everywhere and asked to change the
         *     password at the next sign-in. Not for oneself and not for the main account (code 422).
         */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete users
         * @description All or none; code 422 when the caller or the main account is among them.
         */
        post: operations["deleteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudTicket/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search vouchers */
        post: operations["listTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudTicket/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one voucher */
        post: operations["getTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudTicket/useList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what a voucher was used for
         * @description Newest first.
         */
        post: operations["listTicketUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudTicket/orderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the vouchers that could pay for an order
         * @description Those that pay most first.
         */
        post: operations["listOrderTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudTicket/priceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the vouchers that could pay for what is being configured
         * @description As `listOrderTickets` does for an order that is placed: for items of the cart, or for a product; of that what costs nothing
         *     may still be missing among the choices.
         */
        post: operations["listPriceTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloudTicket/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a voucher by its code
         * @description A code that is wrong, used, expired or another customer's gets one and the same refusal.
         */
        post: operations["activateTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reminders of the customer */
        get: operations["listWarningSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the settings of one type
         * @description The default one where none was saved.
         */
        get: operations["getWarningSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the settings of one type
         * @description With the `version` that was fetched: where somebody else has saved meanwhile it is refused with code 409. Enabled, it has at
         *     least one receiver; each of them is an active user of the customer, with a phone number for sms and an address for email.
         */
        post: operations["saveWarningSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a reminder on or off
         * @description The last one wins. Switched on, it is checked like a save.
         */
        post: operations["switchWarningSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell what a setting would remind of */
        post: operations["previewWarningSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users who can be reminded
         * @description The customer's active users.
         */
        post: operations["listWarningReceivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/record/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search reminders that were raised */
        post: operations["listWarningRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/record/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one reminder that was raised */
        post: operations["getWarningRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/delivery/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search notices that could not be delivered
         * @description By text message, e-mail and webhooks, of alarms, budgets and reminders: those that are not tried again by themselves.
         */
        post: operations["listFailedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warningSetting/delivery/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send notices again that could not be delivered
         * @description Each once: one that is being sent already stays as it is, and so does one whose receiver or webhook is deleted. E-mail and text messages go
         *     to the receiver's present address.
         */
        post: operations["resendDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search webhooks */
        post: operations["listWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one webhook */
        post: operations["getWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a webhook
         * @description The address is https, without a user name, and not of a private network (422). The secret is made by the server and answered once: with a new webhook,
         *     and where another one is asked for. Names are unique (409). A customer has 20 at most (422).
         */
        post: operations["saveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete webhooks
         * @description All of them or none. Rules tell them no more, and what waits to be sent to them fails.
         */
        post: operations["deleteWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook
         * @description Once and at once. Refused (422) with the reason where it does not arrive.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdraw/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how much can be withdrawn, and why
         * @description withdrawable = cash - frozen - allocated funds - owed invoices - unsettled bills, and never below zero.
         */
        get: operations["getWithdrawable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdraw/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a withdrawal
         * @description The amount is frozen at once, and released when the withdrawal is rejected, fails or is cancelled. The account it goes
         *     to is verified.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdraw/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search withdrawals */
        post: operations["listWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdraw/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one withdrawal */
        post: operations["getWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdraw/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal
         * @description Only while it awaits its review (status 0). What was frozen is free again.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a work order
         * @description Contact and phone are the user's own where they are left out. Files are uploaded first and belong to the work order from then on.
         */
        post: operations["createWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search work orders */
        post: operations["listWorkOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count open work orders */
        get: operations["countWorkOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch one work order */
        post: operations["getWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the engineer
         * @description While it awaits acceptance (0), is in progress (1) or awaits the customer (17); in the last case it goes on (1).
         */
        post: operations["replyWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Urge the engineer
         * @description While it awaits acceptance (0) or is in progress (1), at most once in 30 minutes.
         */
        post: operations["urgeWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a work order
         * @description While it awaits acceptance (0) or is in progress (1).
         */
        post: operations["cancelWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that it is solved
         * @description Only one that awaits it (2). Otherwise it is confirmed by itself after seven days.
         */
        post: operations["confirmWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that it is not solved
         * @description Only one that awaits its confirmation (2). The reason becomes a message to the engineer.
         */
        post: operations["reopenWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a work order that is not pursued any further
         * @description Only one that awaits its confirmation (2): completed without having been confirmed as solved.
         */
        post: operations["closeWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workOrder/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a work order
         * @description Only a completed one (3), once.
         */
        post: operations["scoreWorkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every JSON answer is wrapped in. */
        Envelope: {
            /** @description 200 means success; see the description of the API. */
            code: number;
            /** @description In the language asked for by Accept-Language (Chinese by default). */
            message: string;
            /** @description What was asked for; null where there is nothing to say. */
            data: unknown;
        };
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description Path of the field in the request, such as `items.0.quantity`. */
            field: string;
            /** @description For the person who filled it in. */
            message: string;
        };
        /** @description Details of a refusal. */
        Problem: {
            /** @description One entry for each wrong field. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Names the request in the server's log. */
            requestId?: string;
            /** @description Seconds to wait before trying again, as in the header Retry-After. */
            retryAfter?: number;
        };
        /** @description The envelope of a call that was refused or failed. */
        Refusal: components["schemas"]["Envelope"] & {
            /** @description Why. */
            code: number;
            data: components["schemas"]["Problem"] | null;
        };
        /** @description The envelope of a call that did what it was asked; the operation adds `data`. */
        Success: components["schemas"]["Envelope"] & {
            /**
             * @description Success.
             * @constant
             */
            code: 200;
        };
        /**
         * Format: decimal
         * @description Amount in CNY with two decimals.
         * @example 1280.00
         */
        Money: string;
        /** @description The balances of the customer's account. */
        Account: {
            /** @description cash + credit - frozen. */
            availableAmount: components["schemas"]["Money"];
            /** @description Cash. */
            cashAmount: components["schemas"]["Money"];
            /** @description Credit that is left. */
            creditAmount: components["schemas"]["Money"];
            /** @description Cash set aside. */
            frozenAmount: components["schemas"]["Money"];
            /** @description What vouchers can still pay. */
            couponBalance: components["schemas"]["Money"];
            /** @description Owed: of bills of months that are over, paid by nothing yet. */
            debtAmount: components["schemas"]["Money"];
            /** @description Mean consumption of a day over the last 30 days, without what vouchers paid. */
            dailyAmount: components["schemas"]["Money"];
            /** @description Whole days that the available amount lasts at that rate; null where nothing is consumed, or so little that it lasts for decades. */
            runwayDays: number | null;
            /**
             * @description Of all amounts.
             * @constant
             */
            currency: "CNY";
        };
        /**
         * @description Page wanted, from 1.
         * @default 1
         */
        PageNum: number;
        /**
         * @description Rows on a page.
         * @default 20
         */
        PageSize: number;
        /**
         * @description What the ledger can be sorted by.
         * @enum {string}
         */
        TradeSortField: "tradeTime";
        /**
         * @description Direction of sorting.
         * @enum {string}
         */
        SortOrder: "ascending" | "descending";
        /**
         * @description Why a balance changed.
         * @enum {string}
         */
        TradeType: "recharge" | "consume" | "refund" | "withdraw" | "transferOut" | "transferIn" | "adjust" | "freeze" | "unfreeze";
        /**
         * @description Whether money came in or went out.
         * @enum {string}
         */
        TradeFlow: "Income" | "Expense";
        /**
         * @description What a balance is of: cash, credit, or cash set aside.
         * @enum {string}
         */
        Fund: "cash" | "credit" | "frozen";
        /**
         * Format: local-date-time
         * @description Date and time in Asia/Shanghai, yyyy-MM-dd HH:mm:ss.
         * @example 2025-06-18 09:30:00
         */
        DateTime: string;
        /** @description Which changes. */
        ListTradesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default tradeTime */
            sortField?: components["schemas"]["TradeSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Any of these; empty or absent means every one. */
            tradeType?: components["schemas"]["TradeType"][];
            flow?: components["schemas"]["TradeFlow"];
            fund?: components["schemas"]["Fund"];
            /** @description Beginning of the number of what it is about. */
            relateNo?: string;
            /** @description At this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description At this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /**
         * Format: int64
         * @description Identifier of a row.
         */
        Id: number;
        /** @description A change of a balance. */
        AccountTrade: {
            id: components["schemas"]["Id"];
            /** @description Number of the change. */
            tradeNo: string;
            tradeType: components["schemas"]["TradeType"];
            flow: components["schemas"]["TradeFlow"];
            fund: components["schemas"]["Fund"];
            /** @description What came in; negative: what went out. */
            amount: components["schemas"]["Money"];
            /** @description Of the fund after the change. */
            balance: components["schemas"]["Money"];
            /** @description Number of the order, bill or recharge it is about. */
            relateNo: string;
            /** @description When. */
            tradeTime: components["schemas"]["DateTime"];
        };
        /** @description Rows on all pages. */
        Total: number;
        /** @description A page of rows. */
        AccountTradePage: {
            /** @description The rows. */
            list: components["schemas"]["AccountTrade"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description What agents can be sorted by.
         * @enum {string}
         */
        AgentSortField: "createTime" | "agentName" | "rebateRate";
        /** @description Text to search for. */
        Keyword: string;
        /**
         * @description 1 first, 2 second, 3 third level.
         * @enum {integer}
         */
        AgentLevel: 1 | 2 | 3;
        /**
         * @description 1 active, 0 disabled.
         * @enum {integer}
         */
        AgentStatus: 0 | 1;
        /** @description Which agents. */
        ListAgentsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["AgentSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name or of the contact's. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            agentLevel?: components["schemas"]["AgentLevel"][];
            status?: components["schemas"]["AgentStatus"];
        };
        /** @description Name of the agent. */
        AgentName: string;
        /**
         * Format: phone
         * @description Mobile number of mainland China.
         * @example 13800138000
         */
        Phone: string;
        /**
         * Format: ratio
         * @description Ratio with up to six decimals; 0.95 is 95 %.
         * @example 0.950000
         */
        Ratio: string;
        /** @description A channel agent. */
        Agent: {
            id: components["schemas"]["Id"];
            agentName: components["schemas"]["AgentName"];
            agentLevel: components["schemas"]["AgentLevel"];
            /** @description Whom to talk to. */
            contact: string;
            phone: components["schemas"]["Phone"];
            /** @description Share of its customers' sales that it is paid. */
            rebateRate: components["schemas"]["Ratio"];
            /** @description Customers it has brought. */
            customCount: number;
            /** @description What these are billed in the present month so far, in CNY. */
            monthSales: components["schemas"]["Money"];
            status: components["schemas"]["AgentStatus"];
            /** @description Free remark. */
            remark: string;
            /** @description When it was added. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        AgentPage: {
            /** @description The rows. */
            list: components["schemas"]["Agent"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which agent. */
        AgentId: {
            id: components["schemas"]["Id"];
        };
        /** @description A customer of an agent. */
        AgentCustomer: {
            /** @description Its name. */
            customName: string;
            /** @description What it does. */
            industry: string | null;
            /** @description Billed in the present month so far. */
            monthSales: components["schemas"]["Money"];
            /** @description Billed in the month before. */
            lastMonthSales: components["schemas"]["Money"];
            /** @description Since when it is a customer. */
            joinTime: components["schemas"]["DateTime"];
        };
        /** @description A channel agent with its customers. */
        AgentDetail: {
            id: components["schemas"]["Id"];
            agentName: components["schemas"]["AgentName"];
            agentLevel: components["schemas"]["AgentLevel"];
            /** @description Whom to talk to. */
            contact: string;
            phone: components["schemas"]["Phone"];
            /** @description Share of its customers' sales that it is paid. */
            rebateRate: components["schemas"]["Ratio"];
            /** @description Customers it has brought. */
            customCount: number;
            /** @description What these are billed in the present month so far, in CNY. */
            monthSales: components["schemas"]["Money"];
            status: components["schemas"]["AgentStatus"];
            /** @description Free remark. */
            remark: string;
            /** @description When it was added. */
            createTime: components["schemas"]["DateTime"];
            /** @description Its customers, those with the highest sales first. */
            customers: components["schemas"]["AgentCustomer"][];
        };
        /** @description Free remark. */
        Remark: string;
        /**
         * @description Random name of this submit: for a week the same user's same request with the same one happens once, and each repetition gets
         *     the first answer. With another request it is refused with code 409. A refused request leaves it unused.
         */
        ClientToken: string;
        /** @description The agent to add. */
        CreateAgentRequest: {
            agentName: components["schemas"]["AgentName"];
            /** @default 3 */
            agentLevel?: components["schemas"]["AgentLevel"];
            /** @description Whom to talk to. */
            contact: string;
            phone: components["schemas"]["Phone"];
            /** @description Share of its customers' sales that it is paid, at most 30 %. */
            rebateRate: components["schemas"]["Ratio"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description What was created. */
        Created: {
            id: components["schemas"]["Id"];
        };
        /** @description What is known of it. */
        ModifyAgentProfile: {
            id: components["schemas"]["Id"];
            agentName: components["schemas"]["AgentName"];
            agentLevel: components["schemas"]["AgentLevel"];
            /** @description Whom to talk to. */
            contact: string;
            phone: components["schemas"]["Phone"];
            /** @description Share of its customers' sales that it is paid, at most 30 %. */
            rebateRate: components["schemas"]["Ratio"];
            remark?: components["schemas"]["Remark"];
        };
        /** @description Enable or disable. */
        ModifyAgentStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["AgentStatus"];
        };
        /** @description One of two changes. */
        ModifyAgentRequest: components["schemas"]["ModifyAgentProfile"] | components["schemas"]["ModifyAgentStatus"];
        /** @description Nothing. */
        Nothing: null;
        /**
         * @description Whether a silence is still to come, holds now, or is over.
         * @enum {string}
         */
        SilenceState: "upcoming" | "active" | "expired";
        /** @description Which silences. */
        ListAlarmSilencesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /**
             * @description What silences can be sorted by.
             * @default startTime
             * @enum {string}
             */
            sortField?: "startTime" | "endTime";
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name or the remark. */
            silenceName?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            silenceState?: components["schemas"]["SilenceState"][];
        };
        /** @description Name of a silence. */
        SilenceName: string;
        /**
         * @description How grave it is.
         * @enum {string}
         */
        AlarmLevel: "critical" | "warn" | "info";
        /** @description A time in which nobody is told of some alarms. */
        AlarmSilence: {
            id: components["schemas"]["Id"];
            silenceName: components["schemas"]["SilenceName"];
            /** @description Why. */
            remark: string | null;
            silenceState: components["schemas"]["SilenceState"];
            /** @description Alarms of any of these rules; of every one where empty. */
            ruleIds: components["schemas"]["Id"][];
            /** @description Alarms of any of these resources; of every one where empty. */
            resourceIds: components["schemas"]["Id"][];
            /** @description Alarms of any of these levels; of every one where empty. */
            alarmLevels: components["schemas"]["AlarmLevel"][];
            /** @description Names of the rules; of one that is deleted that it is. */
            ruleNames: string[];
            /** @description Names of the resources. */
            resourceNames: string[];
            /** @description Alarms that last and that it matches, active or to come; null once it is over. */
            alarmCount: number | null;
            /** @description When it begins. */
            startTime: components["schemas"]["DateTime"];
            /** @description When it is over. */
            endTime: components["schemas"]["DateTime"];
            /** @description User name of who ended it early. */
            endedBy: string | null;
            /** @description User name of who made it. */
            creator: string;
            /** @description When it was made. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        AlarmSilencePage: {
            /** @description The rows. */
            list: components["schemas"]["AlarmSilence"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which silence. */
        AlarmSilenceId: {
            id: components["schemas"]["Id"];
        };
        /** @description What a silence matches. */
        PreviewAlarmSilenceRequest: {
            /** @description Alarms of any of these rules; of every one where empty or absent. */
            ruleIds?: components["schemas"]["Id"][];
            /** @description Alarms of any of these resources; of every one where empty or absent. */
            resourceIds?: components["schemas"]["Id"][];
            /** @description Alarms of any of these levels; of every one where empty or absent. */
            alarmLevels?: components["schemas"]["AlarmLevel"][];
        };
        /** @description What it is called at the cloud. */
        ResourceName: string;
        /** @description Name of a rule. */
        AlarmRuleName: string;
        /** @description An alarm that lasts. */
        SilencedAlarm: {
            resourceName: components["schemas"]["ResourceName"];
            ruleName: components["schemas"]["AlarmRuleName"];
            alarmLevel: components["schemas"]["AlarmLevel"];
            startTime: components["schemas"]["DateTime"];
        };
        /** @description What a silence would concern. */
        AlarmSilencePreview: {
            /** @description Alarms that last and that it matches. */
            alarmCount: number;
            /** @description The first of them. */
            alarms: components["schemas"]["SilencedAlarm"][];
        };
        /** @description A silence to be created. Of what it names nothing it matches all. */
        NewAlarmSilence: {
            silenceName: components["schemas"]["SilenceName"];
            remark?: components["schemas"]["Remark"];
            /** @description Alarms of any of these rules; of every one where empty or absent. */
            ruleIds?: components["schemas"]["Id"][];
            /** @description Alarms of any of these resources; of every one where empty or absent. */
            resourceIds?: components["schemas"]["Id"][];
            /** @description Alarms of any of these levels; of every one where empty or absent. */
            alarmLevels?: components["schemas"]["AlarmLevel"][];
            /** @description When it begins; now where absent or past. */
            startTime?: components["schemas"]["DateTime"];
            /** @description When it is over. */
            endTime: components["schemas"]["DateTime"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A silence as it is to be. What it matches stays. */
        ChangedAlarmSilence: {
            id: components["schemas"]["Id"];
            silenceName: components["schemas"]["SilenceName"];
            remark?: components["schemas"]["Remark"];
            /** @description When it is over. */
            endTime: components["schemas"]["DateTime"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new silence, or a change of one. */
        SaveAlarmSilenceRequest: components["schemas"]["NewAlarmSilence"] | components["schemas"]["ChangedAlarmSilence"];
        /** @description The rows to act upon. */
        IdList: {
            /** @description At least one, at most 200. */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description What rules are sorted by.
         * @enum {string}
         */
        AlarmRuleSortField: "createTime";
        /**
         * @description Type of a resource.
         * @enum {string}
         */
        ResourceType: "host" | "disk" | "database" | "redis" | "pubIp" | "priNet" | "mongo";
        /** @description Which rules. */
        ListAlarmRulesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["AlarmRuleSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            resourceType?: components["schemas"]["ResourceType"][];
            /** @description Any of these; empty or absent means every one. */
            alarmLevel?: components["schemas"]["AlarmLevel"][];
            /** @description Whether they are judged. */
            enabled?: boolean;
        };
        /**
         * @description Which resources of its type a rule is about.
         * @enum {string}
         */
        AlarmScope: "all" | "view" | "tag" | "instance";
        /**
         * @description What is measured: usage of processor, memory and disk; traffic in and out; read and write operations and rates of disks, and their latency;
         *     connections, queries and transactions; slow queries; hits of a cache.
         * @enum {string}
         */
        MetricName: "cpuUsage" | "memUsage" | "diskUsage" | "netIn" | "netOut" | "diskReadIops" | "diskWriteIops" | "diskReadRate" | "diskWriteRate" | "diskLatency" | "connections" | "qps" | "tps" | "slowQueries" | "hitRate";
        /**
         * @description What the values within a step become.
         * @enum {string}
         */
        MetricStatistic: "average" | "minimum" | "maximum";
        /**
         * @description How values are compared with a threshold.
         * @enum {string}
         */
        AlarmComparison: "greater" | "greaterOrEqual" | "less" | "lessOrEqual";
        /** @description In the unit of the metric. */
        AlarmThreshold: number;
        /**
         * @description Unit of a metric, the same for all clouds.
         * @enum {string}
         */
        MetricUnit: "percent" | "megabitPerSecond" | "megabytePerSecond" | "perSecond" | "millisecond" | "count";
        /**
         * @description Length of a period, seconds.
         * @enum {integer}
         */
        AlarmPeriod: 60 | 300 | 900 | 3600;
        /**
         * @description Consecutive periods that have to breach, or to lack values.
         * @enum {integer}
         */
        AlarmPeriods: 1 | 2 | 3 | 5 | 10;
        /**
         * @description What periods without any value count as.
         * @enum {string}
         */
        NoDataPolicy: "keep" | "ok" | "breach" | "insufficient";
        /**
         * @description When rules are judged, HH:mm-HH:mm in Asia/Shanghai, both minutes within; over midnight where the first is later.
         * @example 00:00-23:59
         */
        EffectiveInterval: string;
        /** @description Seconds in which the same alarm is told of once. */
        SilenceTime: number;
        /**
         * @description What a rule says of a resource.
         * @enum {string}
         */
        AlarmState: "ok" | "alarm" | "insufficientData";
        /** @description A rule by which a metric is judged. */
        AlarmRule: {
            id: components["schemas"]["Id"];
            ruleName: components["schemas"]["AlarmRuleName"];
            resourceType: components["schemas"]["ResourceType"];
            scope: components["schemas"]["AlarmScope"];
            /** @description The business view, of the scope view. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Its name. */
            viewName: string | null;
            /** @description Of the scope tag. */
            tagKey: string | null;
            /** @description Of the scope tag; any where null. */
            tagValue: string | null;
            metricName: components["schemas"]["MetricName"];
            statistics: components["schemas"]["MetricStatistic"];
            comparison: components["schemas"]["AlarmComparison"];
            threshold: components["schemas"]["AlarmThreshold"];
            unit: components["schemas"]["MetricUnit"];
            /** @description Ends an alarm; null where the threshold does. */
            recoveryThreshold: number | null;
            periodLength: components["schemas"]["AlarmPeriod"];
            periods: components["schemas"]["AlarmPeriods"];
            /** @description All that as a sentence. */
            condition: string;
            noDataPolicy: components["schemas"]["NoDataPolicy"];
            effectiveInterval: components["schemas"]["EffectiveInterval"];
            alarmLevel: components["schemas"]["AlarmLevel"];
            silenceTime: components["schemas"]["SilenceTime"];
            /** @description Whether it is judged. */
            enabled: boolean;
            /** @description The gravest state of its resources. */
            alarmState: components["schemas"]["AlarmState"];
            /** @description Resources that are in alarm by it. */
            alarmCount: number;
            /** @description User name of who made it. */
            creator: string;
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        AlarmRulePage: {
            /** @description The rows. */
            list: components["schemas"]["AlarmRule"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which rule. */
        AlarmRuleId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description site: the message centre; sms: a text message; email.
         * @enum {string}
         */
        NotifyWay: "site" | "sms" | "email";
        /** @description A rule with the resources that it is about. */
        AlarmRuleDetail: {
            id: components["schemas"]["Id"];
            ruleName: components["schemas"]["AlarmRuleName"];
            resourceType: components["schemas"]["ResourceType"];
            scope: components["schemas"]["AlarmScope"];
            /** @description The business view, of the scope view. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Its name. */
            viewName: string | null;
            /** @description Of the scope tag. */
            tagKey: string | null;
            /** @description Of the scope tag; any where null. */
            tagValue: string | null;
            metricName: components["schemas"]["MetricName"];
            statistics: components["schemas"]["MetricStatistic"];
            comparison: components["schemas"]["AlarmComparison"];
            threshold: components["schemas"]["AlarmThreshold"];
            unit: components["schemas"]["MetricUnit"];
            /** @description Ends an alarm; null where the threshold does. */
            recoveryThreshold: number | null;
            periodLength: components["schemas"]["AlarmPeriod"];
            periods: components["schemas"]["AlarmPeriods"];
            /** @description All that as a sentence. */
            condition: string;
            noDataPolicy: components["schemas"]["NoDataPolicy"];
            effectiveInterval: components["schemas"]["EffectiveInterval"];
            alarmLevel: components["schemas"]["AlarmLevel"];
            silenceTime: components["schemas"]["SilenceTime"];
            /** @description Whether it is judged. */
            enabled: boolean;
            /** @description The gravest state of its resources. */
            alarmState: components["schemas"]["AlarmState"];
            /** @description Resources that are in alarm by it. */
            alarmCount: number;
            /** @description User name of who made it. */
            creator: string;
            createTime: components["schemas"]["DateTime"];
            /** @description Resources in its scope. */
            resourceCount: number;
            /** @description Ways in which its alarms are told of. */
            notifyWays: components["schemas"]["NotifyWay"][];
            /** @description Users who are told. */
            receivers: components["schemas"]["Id"][];
            /** @description Webhooks that are told of its alarms. */
            webhookIds: components["schemas"]["Id"][];
            /** @description Their names, in the same order. */
            webhookNames: string[];
            /** @description Their names, in the same order. */
            receiverNames: string[];
            /** @description Of the scope instance. */
            resourceIds: components["schemas"]["Id"][];
        };
        /** @description Of which rule, and which resources. */
        ListAlarmStatesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            ruleId: components["schemas"]["Id"];
            /** @description Part of the name of the resource. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            alarmState?: components["schemas"]["AlarmState"][];
        };
        /** @description How many resources have a state. */
        ResourcesOfAlarmState: {
            alarmState: components["schemas"]["AlarmState"];
            /** @description How many. */
            count: number;
        };
        /**
         * @description Cloud provider (qingyun is shown as the Zhongjin cloud).
         * @enum {string}
         */
        CloudCode: "qingyun" | "aliyun" | "huawei" | "jd" | "aws" | "tx";
        /** @description What a rule says of a resource. */
        ResourceAlarmState: {
            /** @description The resource. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["ResourceName"];
            type: components["schemas"]["ResourceType"];
            cloudCode: components["schemas"]["CloudCode"];
            alarmState: components["schemas"]["AlarmState"];
            /** @description Since when; null where it was never judged. */
            since: components["schemas"]["DateTime"] | null;
            /** @description Its alarm that lasts. */
            alarmId: components["schemas"]["Id"] | null;
        };
        /** @description A page of what a rule says of its resources. */
        AlarmStatePage: {
            /** @description How many resources have each state, whatever state is asked for. */
            counts: components["schemas"]["ResourcesOfAlarmState"][];
            /** @description The rows. */
            list: components["schemas"]["ResourceAlarmState"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Key of a tag. */
        TagKey: string;
        /** @description Value of a tag; may be empty. */
        TagValue: string;
        /** @description Names a template, such as hostCpu. */
        AlarmTemplateName: string;
        /** @description A rule to be created, enabled. */
        NewAlarmRule: {
            ruleName: components["schemas"]["AlarmRuleName"];
            /** @description Type of the resources. */
            resourceType: components["schemas"]["ResourceType"];
            scope: components["schemas"]["AlarmScope"];
            /** @description The business view, of the scope view. */
            viewId?: components["schemas"]["Id"];
            /** @description Of the scope tag. */
            tagKey?: components["schemas"]["TagKey"];
            /** @description Of the scope tag; any where empty. */
            tagValue?: components["schemas"]["TagValue"];
            /** @description Of the scope instance. */
            resourceIds?: components["schemas"]["Id"][];
            metricName: components["schemas"]["MetricName"];
            /** @default average */
            statistics?: components["schemas"]["MetricStatistic"];
            /** @default greater */
            comparison?: components["schemas"]["AlarmComparison"];
            threshold: components["schemas"]["AlarmThreshold"];
            /** @description Ends an alarm; the threshold does where absent. */
            recoveryThreshold?: components["schemas"]["AlarmThreshold"];
            /** @default 300 */
            periodLength?: components["schemas"]["AlarmPeriod"];
            /** @default 3 */
            periods?: components["schemas"]["AlarmPeriods"];
            /** @default keep */
            noDataPolicy?: components["schemas"]["NoDataPolicy"];
            /** @default 00:00-23:59 */
            effectiveInterval?: components["schemas"]["EffectiveInterval"];
            /** @default warn */
            alarmLevel?: components["schemas"]["AlarmLevel"];
            /** @default 86400 */
            silenceTime?: components["schemas"]["SilenceTime"];
            /**
             * @description Ways in which its alarms are told of; nobody is told where empty.
             * @default [
             *       "site"
             *     ]
             */
            notifyWays?: components["schemas"]["NotifyWay"][];
            /** @description Users who are told; whoever saves the rule where empty or absent. */
            receivers?: components["schemas"]["Id"][];
            /**
             * @description Webhooks that are told of its alarms, besides the receivers.
             * @default []
             */
            webhookIds?: components["schemas"]["Id"][];
            /** @description What it was filled in by; it is audited. */
            template?: components["schemas"]["AlarmTemplateName"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A rule as it is to be. */
        ChangedAlarmRule: {
            id: components["schemas"]["Id"];
            ruleName: components["schemas"]["AlarmRuleName"];
            /** @description Type of the resources. */
            resourceType: components["schemas"]["ResourceType"];
            scope: components["schemas"]["AlarmScope"];
            /** @description The business view, of the scope view. */
            viewId?: components["schemas"]["Id"];
            /** @description Of the scope tag. */
            tagKey?: components["schemas"]["TagKey"];
            /** @description Of the scope tag; any where empty. */
            tagValue?: components["schemas"]["TagValue"];
            /** @description Of the scope instance. */
            resourceIds?: components["schemas"]["Id"][];
            metricName: components["schemas"]["MetricName"];
            /** @default average */
            statistics?: components["schemas"]["MetricStatistic"];
            /** @default greater */
            comparison?: components["schemas"]["AlarmComparison"];
            threshold: components["schemas"]["AlarmThreshold"];
            /** @description Ends an alarm; the threshold does where absent. */
            recoveryThreshold?: components["schemas"]["AlarmThreshold"];
            /** @default 300 */
            periodLength?: components["schemas"]["AlarmPeriod"];
            /** @default 3 */
            periods?: components["schemas"]["AlarmPeriods"];
            /** @default keep */
            noDataPolicy?: components["schemas"]["NoDataPolicy"];
            /** @default 00:00-23:59 */
            effectiveInterval?: components["schemas"]["EffectiveInterval"];
            /** @default warn */
            alarmLevel?: components["schemas"]["AlarmLevel"];
            /** @default 86400 */
            silenceTime?: components["schemas"]["SilenceTime"];
            /**
             * @description Ways in which its alarms are told of; nobody is told where empty.
             * @default [
             *       "site"
             *     ]
             */
            notifyWays?: components["schemas"]["NotifyWay"][];
            /** @description Users who are told; whoever saves the rule where empty or absent. */
            receivers?: components["schemas"]["Id"][];
            /**
             * @description Webhooks that are told of its alarms, besides the receivers.
             * @default []
             */
            webhookIds?: components["schemas"]["Id"][];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new rule, or a change of one. */
        SaveAlarmRuleRequest: components["schemas"]["NewAlarmRule"] | components["schemas"]["ChangedAlarmRule"];
        /** @description Which rules, and whether they are judged from now on. */
        EnableAlarmRulesRequest: {
            /** @description The rules. */
            ids: components["schemas"]["Id"][];
            /** @description Whether they are judged. */
            enabled: boolean;
        };
        /**
         * @description What became of a rule.
         * @enum {string}
         */
        AlarmRuleOutcome: "changed" | "unchanged";
        /** @description What became of a rule. */
        AlarmRuleSwitched: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["AlarmRuleName"];
            outcome: components["schemas"]["AlarmRuleOutcome"];
        };
        /** @description What became of each rule. */
        AlarmRuleSwitching: {
            /** @description Rules that were switched. */
            changedCount: number;
            /** @description Each rule, in the order asked for. */
            results: components["schemas"]["AlarmRuleSwitched"][];
        };
        /** @description What is to be judged. */
        PreviewAlarmRuleRequest: {
            /** @description Type of the resources. */
            resourceType: components["schemas"]["ResourceType"];
            scope: components["schemas"]["AlarmScope"];
            /** @description The business view, of the scope view. */
            viewId?: components["schemas"]["Id"];
            /** @description Of the scope tag. */
            tagKey?: components["schemas"]["TagKey"];
            /** @description Of the scope tag; any where empty. */
            tagValue?: components["schemas"]["TagValue"];
            /** @description Of the scope instance. */
            resourceIds?: components["schemas"]["Id"][];
            metricName: components["schemas"]["MetricName"];
            /** @default average */
            statistics?: components["schemas"]["MetricStatistic"];
            /** @default greater */
            comparison?: components["schemas"]["AlarmComparison"];
            threshold: components["schemas"]["AlarmThreshold"];
            /** @description Ends an alarm; the threshold does where absent. */
            recoveryThreshold?: components["schemas"]["AlarmThreshold"];
            /** @default 300 */
            periodLength?: components["schemas"]["AlarmPeriod"];
            /** @default 3 */
            periods?: components["schemas"]["AlarmPeriods"];
            /** @default keep */
            noDataPolicy?: components["schemas"]["NoDataPolicy"];
            /** @default 00:00-23:59 */
            effectiveInterval?: components["schemas"]["EffectiveInterval"];
        };
        /** @description An alarm that there would have been. */
        AlarmFiring: {
            resourceId: components["schemas"]["Id"];
            resourceName: components["schemas"]["ResourceName"];
            startTime: components["schemas"]["DateTime"];
            /** @description Null where it would last. */
            endTime: components["schemas"]["DateTime"] | null;
            /** @description The value with which it would have begun. */
            value: number | null;
        };
        /** @description From when to when an alarm lasted. */
        AlarmSpan: {
            startTime: components["schemas"]["DateTime"];
            /** @description Null where it lasts. */
            endTime: components["schemas"]["DateTime"] | null;
        };
        /** @description Values of a resource beside the threshold. */
        AlarmChart: {
            /** @description Of the resource. */
            name: components["schemas"]["ResourceName"];
            unit: components["schemas"]["MetricUnit"];
            threshold: components["schemas"]["AlarmThreshold"];
            /** @description When each step begins. */
            times: components["schemas"]["DateTime"][];
            /** @description One for each step, the most extreme of its periods; null where nothing was measured. */
            values: (number | null)[];
            /** @description The values are those of hours, as there are no finer ones of that time. */
            hourly: boolean;
            /** @description When it was an alarm, or would have been. */
            spans: components["schemas"]["AlarmSpan"][];
        };
        /** @description What a rule would have said in the last seven days. */
        AlarmRulePreview: {
            /** @description Resources in its scope. */
            resourceCount: number;
            /** @description Those whose cloud supplies the metric. */
            seriesCount: number;
            /** @description Of those, the first ones that were judged. */
            judgedCount: number;
            /** @description Of those, the ones with data of all the days. */
            wholeCount: number;
            /** @description When the first period with a value began; null where there is none. */
            dataStartTime: components["schemas"]["DateTime"] | null;
            /** @description As a sentence: of which time, and of how many resources. */
            coverage: string;
            /** @description How often it would have become an alarm. */
            firedCount: number;
            /** @description Resources of which it would have. */
            firedResources: number;
            /** @description The condition as a sentence. */
            condition: string;
            /** @description What is told is of this time on. */
            startTime: components["schemas"]["DateTime"];
            /** @description And before this. */
            endTime: components["schemas"]["DateTime"];
            /** @description When, the newest first. */
            firings: components["schemas"]["AlarmFiring"][];
            /** @description The resource with the most of them; null where no resource has values. */
            chart: components["schemas"]["AlarmChart"] | null;
        };
        /** @description Of which type. */
        ListAlarmTemplatesRequest: {
            resourceType: components["schemas"]["ResourceType"];
        };
        /** @description A rule to begin with. */
        AlarmTemplate: {
            template: components["schemas"]["AlarmTemplateName"];
            /** @description In the caller's language. */
            ruleName: components["schemas"]["AlarmRuleName"];
            /** @description Its name with its condition, in the caller's language. */
            label: string;
            metricName: components["schemas"]["MetricName"];
            statistics: components["schemas"]["MetricStatistic"];
            comparison: components["schemas"]["AlarmComparison"];
            threshold: components["schemas"]["AlarmThreshold"];
            recoveryThreshold: components["schemas"]["AlarmThreshold"];
            periodLength: components["schemas"]["AlarmPeriod"];
            periods: components["schemas"]["AlarmPeriods"];
            noDataPolicy: components["schemas"]["NoDataPolicy"];
            alarmLevel: components["schemas"]["AlarmLevel"];
        };
        /** @description All rows. */
        AlarmTemplateList: components["schemas"]["AlarmTemplate"][];
        /** @description A scope as far as it is said, and the metric that its resources are to be judged by. */
        PreviewAlarmScopeRequest: {
            /** @description Type of the resources. */
            resourceType: components["schemas"]["ResourceType"];
            scope: components["schemas"]["AlarmScope"];
            /** @description The business view, of the scope view. */
            viewId?: components["schemas"]["Id"];
            /** @description Of the scope tag. */
            tagKey?: components["schemas"]["TagKey"];
            /** @description Of the scope tag; any where empty. */
            tagValue?: components["schemas"]["TagValue"];
            /** @description Of the scope instance. */
            resourceIds?: components["schemas"]["Id"][];
            metricName?: components["schemas"]["MetricName"];
        };
        /** @description The resources of a scope. */
        AlarmScopePreview: {
            /** @description Resources in the scope. */
            resourceCount: number;
            /** @description Those whose cloud supplies the metric; null where none is said. */
            seriesCount: number | null;
            /** @description Names of the first ten by name. */
            resourceNames: components["schemas"]["ResourceName"][];
        };
        /**
         * @description What alarms are sorted by.
         * @enum {string}
         */
        AlarmSortField: "startTime" | "lastTime";
        /**
         * @description 0 open, 1 acknowledged, 2 resolved, 3 ignored.
         * @enum {integer}
         */
        AlarmHandleStatus: 0 | 1 | 2 | 3;
        /** @description Which alarms. */
        ListAlarmsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default startTime */
            sortField?: components["schemas"]["AlarmSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name of the resource or the rule. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            alarmLevel?: components["schemas"]["AlarmLevel"][];
            /** @description Any of these; empty or absent means every one. */
            alarmState?: components["schemas"]["AlarmState"][];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["AlarmHandleStatus"][];
            /** @description Whether they last. */
            lasting?: boolean;
            /** @description Whether nobody is told of them at present because of a silence. */
            silenced?: boolean;
            /** @description Whether they began too often within an hour for each time to be told of. */
            flapping?: boolean;
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            resourceType?: components["schemas"]["ResourceType"][];
            /** @description Of resources that this business view has. */
            viewId?: components["schemas"]["Id"];
            /** @description Of this rule. */
            ruleId?: components["schemas"]["Id"];
            /** @description Of a deleted rule of this name. */
            deletedRule?: components["schemas"]["AlarmRuleName"];
            /** @description Of this resource. */
            resourceId?: components["schemas"]["Id"];
            /** @description Of the same rule and resource as this alarm, and begun before it. */
            similarTo?: components["schemas"]["Id"];
            /** @description Begun at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Begun at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description How many alarms have a status. */
        AlarmsOfStatus: {
            status: components["schemas"]["AlarmHandleStatus"];
            /** @description How many. */
            count: number;
        };
        /**
         * @description What ended it.
         * @enum {string}
         */
        AlarmCause: "judged" | "ruleChanged" | "ruleDisabled" | "ruleDeleted" | "outOfScope";
        /**
         * @description What is to be known of notices of an alarm. flapping: it began too often within an hour to be told of; silenced: a silence holds for it at present.
         * @enum {string}
         */
        AlarmMark: "flapping" | "silenced";
        /** @description Name of a view; a part of addresses, so without `/` and neither `.` nor `..`. */
        BusinessViewName: string;
        /** @description A time in which a rule was an alarm for a resource. */
        Alarm: {
            id: components["schemas"]["Id"];
            /** @description Null once the rule is deleted. */
            ruleId: components["schemas"]["Id"] | null;
            ruleName: components["schemas"]["AlarmRuleName"];
            alarmLevel: components["schemas"]["AlarmLevel"];
            cloudCode: components["schemas"]["CloudCode"];
            resourceType: components["schemas"]["ResourceType"];
            resourceId: components["schemas"]["Id"];
            resourceName: components["schemas"]["ResourceName"];
            metricName: components["schemas"]["MetricName"];
            unit: components["schemas"]["MetricUnit"];
            comparison: components["schemas"]["AlarmComparison"];
            /** @description The value with which it began or came back; null where it had none. */
            curValue: number | null;
            threshold: components["schemas"]["AlarmThreshold"];
            alarmState: components["schemas"]["AlarmState"];
            handleStatus: components["schemas"]["AlarmHandleStatus"];
            startTime: components["schemas"]["DateTime"];
            /** @description When its state changed last. */
            lastTime: components["schemas"]["DateTime"];
            /** @description When it was over; null while it lasts. */
            recoverTime: components["schemas"]["DateTime"] | null;
            /** @description What ended it; null while it lasts. */
            cause: components["schemas"]["AlarmCause"] | null;
            /** @description Seconds that it lasted, or has lasted so far. */
            duration: number;
            /** @description How often it began or came back. */
            times: number;
            /** @description User name of who handled it. */
            handler: string | null;
            /** @description What was said about it. */
            handleRemark: string | null;
            /** @description The silence because of which nobody is told of it at present, and who made it; null where there is none. */
            silencedBy: string | null;
            /** @description When that is over; of several the last one. */
            silencedUntil: components["schemas"]["DateTime"] | null;
            /** @description What is to be known of its notices. */
            marks: components["schemas"]["AlarmMark"][];
            /** @description The business views that have the resource. */
            viewIds: components["schemas"]["Id"][];
            /** @description What they are called. */
            viewNames: components["schemas"]["BusinessViewName"][];
        };
        /** @description A page of alarms. */
        AlarmPage: {
            /** @description How many have each status, whatever status is asked for. */
            counts: components["schemas"]["AlarmsOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Alarm"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description What groups are sorted by.
         * @enum {string}
         */
        AlarmGroupSortField: "openCount" | "alarmCount" | "startTime";
        /**
         * @description What alarms have in common that stand together.
         * @enum {string}
         */
        AlarmGrouping: "rule" | "resource";
        /** @description Which groups. */
        ListAlarmGroupsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default openCount */
            sortField?: components["schemas"]["AlarmGroupSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            by: components["schemas"]["AlarmGrouping"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            resourceType?: components["schemas"]["ResourceType"][];
            /** @description Alarms of resources that this business view has. */
            viewId?: components["schemas"]["Id"];
            /** @description Whether any of its alarms is open. */
            open?: boolean;
        };
        /** @description The alarms of a rule or of a resource. */
        AlarmGroup: {
            /** @description Identifies the row. */
            rowKey: string;
            /** @description What the rule or resource is called in its newest alarm. */
            name: string;
            /** @description The rule; null where it is deleted, or alarms are grouped by resource. */
            ruleId: components["schemas"]["Id"] | null;
            /** @description The name of a rule that is deleted; null otherwise. */
            deletedRule: components["schemas"]["AlarmRuleName"] | null;
            /** @description The resource; null where alarms are grouped by rule. */
            resourceId: components["schemas"]["Id"] | null;
            /** @description The business view that was asked for. */
            viewId: components["schemas"]["Id"] | null;
            resourceType: components["schemas"]["ResourceType"];
            /** @description How many last and are neither resolved nor ignored. */
            openCount: number;
            /** @description How many there are. */
            alarmCount: number;
            /** @description The highest level of the open ones; null where none is. */
            alarmLevel: components["schemas"]["AlarmLevel"] | null;
            /** @description When the newest began. */
            startTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        AlarmGroupPage: {
            /** @description The rows. */
            list: components["schemas"]["AlarmGroup"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which alarm. */
        AlarmId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of handling an alarm. */
        AlarmEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["AlarmHandleStatus"] | null;
            status: components["schemas"]["AlarmHandleStatus"];
            /** @description Who did it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /**
         * @description What became of telling of a change. waiting: it is told of soon; sent; repeated: the same alarm was told of within the rule's silence; inhibited: a critical
         *     alarm of the same resource lasts; silenced: a silence holds, and an alarm that outlasts it is told of then; flapping: it has begun too often within an hour;
         *     ignored: somebody handled it so; nobody: the rule names no one; notNeeded: it is over without having been told of, or its rule was changed.
         * @enum {string}
         */
        AlarmNoticeOutcome: "waiting" | "sent" | "repeated" | "inhibited" | "silenced" | "flapping" | "ignored" | "nobody" | "notNeeded";
        /**
         * @description 0 being sent, 1 delivered, 2 delivered in part, 3 not delivered.
         * @enum {integer}
         */
        WarningResult: 0 | 1 | 2 | 3;
        /** @description A change of an alarm, and whether it was told of. */
        AlarmNotice: {
            /** @description When the state changed. */
            time: components["schemas"]["DateTime"];
            /** @description The state after it. */
            alarmState: components["schemas"]["AlarmState"];
            notice: components["schemas"]["AlarmNoticeOutcome"];
            /** @description When it was told of; null where it was not. */
            noticeTime: components["schemas"]["DateTime"] | null;
            /** @description Names of who was told. */
            receivers: string[];
            /** @description Whether it reached them; null where it was not told of. */
            result: components["schemas"]["WarningResult"] | null;
        };
        /** @description An alarm, and what was done about it. */
        AlarmDetail: {
            id: components["schemas"]["Id"];
            /** @description Null once the rule is deleted. */
            ruleId: components["schemas"]["Id"] | null;
            ruleName: components["schemas"]["AlarmRuleName"];
            alarmLevel: components["schemas"]["AlarmLevel"];
            cloudCode: components["schemas"]["CloudCode"];
            resourceType: components["schemas"]["ResourceType"];
            resourceId: components["schemas"]["Id"];
            resourceName: components["schemas"]["ResourceName"];
            metricName: components["schemas"]["MetricName"];
            unit: components["schemas"]["MetricUnit"];
            comparison: components["schemas"]["AlarmComparison"];
            /** @description The value with which it began or came back; null where it had none. */
            curValue: number | null;
            threshold: components["schemas"]["AlarmThreshold"];
            alarmState: components["schemas"]["AlarmState"];
            handleStatus: components["schemas"]["AlarmHandleStatus"];
            startTime: components["schemas"]["DateTime"];
            /** @description When its state changed last. */
            lastTime: components["schemas"]["DateTime"];
            /** @description When it was over; null while it lasts. */
            recoverTime: components["schemas"]["DateTime"] | null;
            /** @description What ended it; null while it lasts. */
            cause: components["schemas"]["AlarmCause"] | null;
            /** @description Seconds that it lasted, or has lasted so far. */
            duration: number;
            /** @description How often it began or came back. */
            times: number;
            /** @description User name of who handled it. */
            handler: string | null;
            /** @description What was said about it. */
            handleRemark: string | null;
            /** @description The silence because of which nobody is told of it at present, and who made it; null where there is none. */
            silencedBy: string | null;
            /** @description When that is over; of several the last one. */
            silencedUntil: components["schemas"]["DateTime"] | null;
            /** @description What is to be known of its notices. */
            marks: components["schemas"]["AlarmMark"][];
            /** @description The business views that have the resource. */
            viewIds: components["schemas"]["Id"][];
            /** @description What they are called. */
            viewNames: components["schemas"]["BusinessViewName"][];
            /** @description The condition as a sentence. */
            condition: string;
            /** @description The metric around it; null where it has no values, or the resource is deleted. */
            chart: components["schemas"]["AlarmChart"] | null;
            /** @description What was done, the first first. */
            history: components["schemas"]["AlarmEvent"][];
            /** @description Who was told of its changes, or why nobody was, the newest first. */
            notices: components["schemas"]["AlarmNotice"][];
        };
        /** @description Which alarms, and what is done about them. */
        HandleAlarmsRequest: {
            /** @description The alarms. */
            ids: components["schemas"]["Id"][];
            /** @description The status they are to have. */
            status: components["schemas"]["AlarmHandleStatus"];
            remark?: components["schemas"]["Remark"];
        };
        /**
         * @description What became of an alarm.
         * @enum {string}
         */
        AlarmOutcome: "handled" | "refused";
        /** @description What became of an alarm. */
        AlarmHandled: {
            id: components["schemas"]["Id"];
            /** @description Its rule and resource. */
            name: string;
            outcome: components["schemas"]["AlarmOutcome"];
            /** @description Why it was refused. */
            note: string | null;
        };
        /** @description What became of each alarm. */
        AlarmHandling: {
            /** @description Alarms that took the step. */
            handledCount: number;
            /** @description Each alarm, in the order asked for. */
            results: components["schemas"]["AlarmHandled"][];
        };
        /** @description Which cost units. */
        ListCostUnitsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /**
             * @description What cost units can be sorted by.
             * @default unitCode
             * @enum {string}
             */
            sortField?: "unitCode" | "unitName" | "createTime";
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name, the code or the owner. */
            keyword?: components["schemas"]["Keyword"];
        };
        /** @description Name of a cost unit. */
        CostUnitName: string;
        /**
         * @description Code of a cost unit, as accounting knows it: letters, digits, dots, hyphens and underscores.
         * @example CC-1001
         */
        CostUnitCode: string;
        /** @description Of a change, the one that was fetched. */
        AllocationVersion: number;
        /** @description What costs are allocated to: a department, a team, a product line. */
        CostUnit: {
            id: components["schemas"]["Id"];
            unitName: components["schemas"]["CostUnitName"];
            unitCode: components["schemas"]["CostUnitCode"];
            /** @description Who answers for its costs. */
            unitOwner: string | null;
            /** @description A remark. */
            remark: string | null;
            /** @description Rules that allocate costs to it. */
            ruleCount: number;
            version: components["schemas"]["AllocationVersion"];
            /** @description Who created it. */
            creator: string;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        CostUnitPage: {
            /** @description The rows. */
            list: components["schemas"]["CostUnit"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which cost unit. */
        CostUnitId: {
            id: components["schemas"]["Id"];
        };
        /** @description Who answers for its costs. */
        CostUnitOwner: string;
        /** @description A remark. */
        AllocationRemark: string;
        /** @description A cost unit to be created. */
        NewCostUnit: {
            unitName: components["schemas"]["CostUnitName"];
            unitCode: components["schemas"]["CostUnitCode"];
            unitOwner?: components["schemas"]["CostUnitOwner"];
            remark?: components["schemas"]["AllocationRemark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A cost unit as it is to be. */
        ChangedCostUnit: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["AllocationVersion"];
            unitName: components["schemas"]["CostUnitName"];
            unitCode: components["schemas"]["CostUnitCode"];
            unitOwner?: components["schemas"]["CostUnitOwner"];
            remark?: components["schemas"]["AllocationRemark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new cost unit, or a change of one. */
        SaveCostUnitRequest: components["schemas"]["NewCostUnit"] | components["schemas"]["ChangedCostUnit"];
        /**
         * @description How a rule allocates: direct, all to one unit; proportional, by the direct costs of the units in the month, evenly where they have
         *     none; even, the same to each; fixed, by percentages.
         * @enum {string}
         */
        AllocationWay: "direct" | "proportional" | "even" | "fixed";
        /** @description Which rules. */
        ListAllocationRulesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            ways?: components["schemas"]["AllocationWay"][];
            /** @description Those that allocate costs to this cost unit. */
            targetId?: components["schemas"]["Id"];
        };
        /** @description Name of an allocation rule. */
        AllocationRuleName: string;
        /** @description Place in the order, the first is 1. */
        AllocationPlace: number;
        /** @description Of a proportional or even rule, the cost units. */
        AllocationUnitIds: components["schemas"]["Id"][];
        /**
         * Format: decimal
         * @description Per cent, more than nothing.
         * @example 60.00
         */
        AllocationPercent: string;
        /** @description What part of a fixed rule a cost unit gets. */
        AllocationShare: {
            /** @description Cost unit. */
            unitId: components["schemas"]["Id"];
            percent: components["schemas"]["AllocationPercent"];
        };
        /** @description Of a fixed rule, the cost units and their percentages. */
        AllocationShares: components["schemas"]["AllocationShare"][];
        /**
         * @description Cloud provider of a bill line; other where an imported cost file names none of the product's clouds.
         * @enum {string}
         */
        BillCloudCode: "qingyun" | "aliyun" | "huawei" | "jd" | "aws" | "tx" | "other";
        /** @description Any of these clouds; all where there are none. */
        BudgetClouds: components["schemas"]["BillCloudCode"][];
        /**
         * @description Code of a product.
         * @example ecs
         */
        ProductCode: string;
        /** @description Any of these products; all where there are none. */
        BudgetProducts: components["schemas"]["ProductCode"][];
        /**
         * @description Kind of service, as in FOCUS.
         * @enum {string}
         */
        ServiceCategory: "Compute" | "Storage" | "Networking" | "Databases" | "Security" | "Management and Governance" | "Analytics" | "AI and Machine Learning" | "Integration" | "Identity" | "Web" | "Other";
        /** @description Any of these service categories; all where there are none. */
        AllocationCategories: components["schemas"]["ServiceCategory"][];
        /** @description Number or name of the account at the cloud provider. */
        CloudUid: string;
        /** @description Any of these cloud accounts; all where there are none. */
        BudgetAccounts: components["schemas"]["CloudUid"][];
        /** @description A project, as bill lines name it. */
        BudgetProjectId: number;
        /** @description Any of these projects of bill lines; all where there are none. */
        BudgetProjects: components["schemas"]["BudgetProjectId"][];
        /**
         * @description prePay subscription, postPay pay-as-you-go.
         * @enum {string}
         */
        PayMode: "prePay" | "postPay";
        /** @description Any of these payment modes; all where there are none. */
        AllocationPayModes: components["schemas"]["PayMode"][];
        /**
         * @description A tag of bill lines as `key=value`, in whose key `%` is written `%25` and `=` is `%3D`. Nothing behind the `=` means lines without
         *     the key, or with an empty value of it.
         * @example env=prod
         */
        BillTagText: string;
        /** @description Of each key, any of these values, as costs are filtered; all where there are none. */
        BudgetTags: components["schemas"]["BillTagText"][];
        /**
         * Format: year-month
         * @description Month of a bill, yyyy-MM.
         * @example 2025-06
         */
        BillCycle: string;
        /** @description A rule by which bill lines are allocated. A line is matched by the first rule whose every condition it meets. */
        AllocationRule: {
            id: components["schemas"]["Id"];
            ruleName: components["schemas"]["AllocationRuleName"];
            place: components["schemas"]["AllocationPlace"];
            way: components["schemas"]["AllocationWay"];
            /** @description Of a direct rule, the cost unit. */
            unitId: components["schemas"]["Id"] | null;
            unitIds: components["schemas"]["AllocationUnitIds"];
            shares: components["schemas"]["AllocationShares"];
            /** @description Names of the cost units, of a fixed rule with their percentages. */
            targetNames: string[];
            clouds: components["schemas"]["BudgetClouds"];
            products: components["schemas"]["BudgetProducts"];
            categories: components["schemas"]["AllocationCategories"];
            accounts: components["schemas"]["BudgetAccounts"];
            projects: components["schemas"]["BudgetProjects"];
            payModes: components["schemas"]["AllocationPayModes"];
            tags: components["schemas"]["BudgetTags"];
            /** @description Conditions; without one it matches every line. */
            conditionCount: number;
            /** @description First month it is valid in; null means from the beginning. */
            fromCycle: components["schemas"]["BillCycle"] | null;
            /** @description Last month it is valid in; null means without end. */
            toCycle: components["schemas"]["BillCycle"] | null;
            version: components["schemas"]["AllocationVersion"];
            /** @description Who created it. */
            creator: string;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        AllocationRulePage: {
            /** @description The rows. */
            list: components["schemas"]["AllocationRule"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description A rule's name. */
        AllocationRuleChoice: {
            /** @description Rule; 0 for none. */
            ruleId: number;
            /** @description Its name; for none, the word for that in the caller's language. */
            ruleName: string;
        };
        /** @description The names. */
        AllocationRuleNames: components["schemas"]["AllocationRuleChoice"][];
        /** @description Which rule. */
        AllocationRuleId: {
            id: components["schemas"]["Id"];
        };
        /** @description A rule to be created. */
        NewAllocationRule: {
            ruleName: components["schemas"]["AllocationRuleName"];
            /** @description Place in the order; at the end unless told. */
            place?: components["schemas"]["AllocationPlace"];
            /** @default direct */
            way?: components["schemas"]["AllocationWay"];
            /** @description Of a direct rule, the cost unit. */
            unitId?: components["schemas"]["Id"];
            unitIds?: components["schemas"]["AllocationUnitIds"];
            shares?: components["schemas"]["AllocationShares"];
            clouds?: components["schemas"]["BudgetClouds"];
            products?: components["schemas"]["BudgetProducts"];
            categories?: components["schemas"]["AllocationCategories"];
            accounts?: components["schemas"]["BudgetAccounts"];
            projects?: components["schemas"]["BudgetProjects"];
            payModes?: components["schemas"]["AllocationPayModes"];
            tags?: components["schemas"]["BudgetTags"];
            /** @description First month it is valid in. */
            fromCycle?: components["schemas"]["BillCycle"];
            /** @description Last month it is valid in. */
            toCycle?: components["schemas"]["BillCycle"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A rule as it is to be. */
        ChangedAllocationRule: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["AllocationVersion"];
            ruleName: components["schemas"]["AllocationRuleName"];
            /** @description Place in the order; at the end unless told. */
            place?: components["schemas"]["AllocationPlace"];
            /** @default direct */
            way?: components["schemas"]["AllocationWay"];
            /** @description Of a direct rule, the cost unit. */
            unitId?: components["schemas"]["Id"];
            unitIds?: components["schemas"]["AllocationUnitIds"];
            shares?: components["schemas"]["AllocationShares"];
            clouds?: components["schemas"]["BudgetClouds"];
            products?: components["schemas"]["BudgetProducts"];
            categories?: components["schemas"]["AllocationCategories"];
            accounts?: components["schemas"]["BudgetAccounts"];
            projects?: components["schemas"]["BudgetProjects"];
            payModes?: components["schemas"]["AllocationPayModes"];
            tags?: components["schemas"]["BudgetTags"];
            /** @description First month it is valid in. */
            fromCycle?: components["schemas"]["BillCycle"];
            /** @description Last month it is valid in. */
            toCycle?: components["schemas"]["BillCycle"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new rule, or a change of one. */
        SaveAllocationRuleRequest: components["schemas"]["NewAllocationRule"] | components["schemas"]["ChangedAllocationRule"];
        /** @description A rule as it is being filled in. */
        PreviewAllocationRequest: {
            /** @description Of a rule that is being changed. */
            id?: components["schemas"]["Id"];
            /** @description The month; absent means the last full one, or the next one the rule is valid in. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Place in the order; at the end unless told. */
            place?: components["schemas"]["AllocationPlace"];
            /** @default direct */
            way?: components["schemas"]["AllocationWay"];
            /** @description Of a direct rule, the cost unit. */
            unitId?: components["schemas"]["Id"];
            unitIds?: components["schemas"]["AllocationUnitIds"];
            shares?: components["schemas"]["AllocationShares"];
            clouds?: components["schemas"]["BudgetClouds"];
            products?: components["schemas"]["BudgetProducts"];
            categories?: components["schemas"]["AllocationCategories"];
            accounts?: components["schemas"]["BudgetAccounts"];
            projects?: components["schemas"]["BudgetProjects"];
            payModes?: components["schemas"]["AllocationPayModes"];
            tags?: components["schemas"]["BudgetTags"];
            /** @description First month it is valid in. */
            fromCycle?: components["schemas"]["BillCycle"];
            /** @description Last month it is valid in. */
            toCycle?: components["schemas"]["BillCycle"];
        };
        /**
         * Format: decimal
         * @description Amount with up to eight decimals, as bill lines carry it (CNY unless the field says otherwise).
         * @example 0.03125000
         */
        Amount8: string;
        /** @description What a cost unit has before and after. */
        AllocationPreviewRow: {
            /** @description Cost unit; for the rest, the word for that in the caller's language. */
            unitName: string;
            /** @description With the rules as they are. */
            beforeAmount: components["schemas"]["Amount8"];
            /** @description With the rule that is filled in. */
            afterAmount: components["schemas"]["Amount8"];
            /** @description The difference. */
            changeAmount: components["schemas"]["Amount8"];
        };
        /** @description A month before and after a change of a rule. */
        AllocationPreview: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description What the rule matches; what rules before it match is not among it. */
            matchedAmount: components["schemas"]["Amount8"];
            /** @description The bill: the sum of all units and the rest, before as after. */
            totalAmount: components["schemas"]["Amount8"];
            /** @description Matched by no rule as they are. */
            unallocatedBefore: components["schemas"]["Amount8"];
            /** @description Matched by no rule afterwards. */
            unallocatedAfter: components["schemas"]["Amount8"];
            /** @description Cost units whose costs change, and the rest where it does. */
            units: components["schemas"]["AllocationPreviewRow"][];
        };
        /**
         * @description Earlier or later.
         * @enum {string}
         */
        AllocationMove: "up" | "down";
        /** @description Which rule, and where to. */
        MoveAllocationRuleRequest: {
            id: components["schemas"]["Id"];
            direction: components["schemas"]["AllocationMove"];
        };
        /**
         * @description Payable as billed; cash that was paid; amortised: what was paid in advance, spread over the time it is for.
         * @enum {string}
         */
        CostKind: "payable" | "cash" | "amortized";
        /** @description ISO 4217 code; CNY, or that of an imported cost file. */
        Currency: string;
        /** @description Which costs. */
        ListAllocatedCostsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description First month; absent means the first of the bill. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month; absent means the last of the bill. */
            endCycle?: components["schemas"]["BillCycle"];
            /** @default payable */
            costKind?: components["schemas"]["CostKind"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description The costs of a cost unit, or what no rule matches. */
        AllocatedCost: {
            /** @description Names the row among those of the same request. */
            rowKey: string;
            /** @description Cost unit; null for what no rule matches. */
            unitId: components["schemas"]["Id"] | null;
            /** @description Its name; for what no rule matches, the word for that in the caller's language. */
            unitName: string;
            /** @description Its code. */
            unitCode: string | null;
            /** @description Who answers for its costs. */
            unitOwner: string | null;
            /** @description Whether it is what no rule matches. */
            unallocated: boolean;
            /** @description By rules that allocate all to one unit. */
            directAmount: components["schemas"]["Amount8"];
            /** @description Its part of what rules divide among several. */
            sharedAmount: components["schemas"]["Amount8"];
            /** @description Matched by no rule. */
            unallocatedAmount: components["schemas"]["Amount8"];
            /** @description The sum of the three. */
            totalAmount: components["schemas"]["Amount8"];
            /** @description Part of the bill; null where that is not above zero. */
            share: components["schemas"]["Ratio"] | null;
            /** @description First month. */
            startCycle: components["schemas"]["BillCycle"];
            /** @description Last month. */
            endCycle: components["schemas"]["BillCycle"];
            costKind: components["schemas"]["CostKind"];
            currency: components["schemas"]["Currency"];
        };
        /** @description Sums of all rows that match. */
        AllocationTotals: {
            /** @description Direct. */
            directAmount: components["schemas"]["Amount8"];
            /** @description Shared. */
            sharedAmount: components["schemas"]["Amount8"];
            /** @description Unallocated. */
            unallocatedAmount: components["schemas"]["Amount8"];
            /** @description All; the bill where the request leaves nothing out. */
            totalAmount: components["schemas"]["Amount8"];
        };
        /** @description A page of rows with totals. */
        AllocatedCostPage: {
            /** @description The rows. */
            list: components["schemas"]["AllocatedCost"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
            totals: components["schemas"]["AllocationTotals"];
        };
        /**
         * @description Direct: all to one unit; shared: divided among several; unallocated: matched by no rule.
         * @enum {string}
         */
        AllocationKind: "direct" | "shared" | "unallocated";
        /** @description Which costs, and which parts of them. */
        ListAllocationPartsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description First month; absent means the first of the bill. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month; absent means the last of the bill. */
            endCycle?: components["schemas"]["BillCycle"];
            /** @default payable */
            costKind?: components["schemas"]["CostKind"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            /** @description Parts of this cost unit only. */
            unitId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            kind?: components["schemas"]["AllocationKind"][];
        };
        /** @description What a rule gives a cost unit, or what no rule matches. */
        AllocationPart: {
            /** @description Names the row among those of the same request. */
            rowKey: string;
            /** @description Rule; 0 for what no rule matches. */
            allocationRuleId: number;
            /** @description Its name; for what no rule matches, the word for that in the caller's language. */
            ruleName: string;
            /** @description Its place in the order. */
            place: components["schemas"]["AllocationPlace"] | null;
            /** @description How it allocates. */
            way: components["schemas"]["AllocationWay"] | null;
            kind: components["schemas"]["AllocationKind"];
            /** @description Cost unit. */
            unitId: components["schemas"]["Id"] | null;
            /** @description Its name. */
            unitName: string | null;
            /** @description What the rule matches, for all of its cost units. */
            matchedAmount: components["schemas"]["Amount8"];
            /** @description What of it is the cost unit's. */
            totalAmount: components["schemas"]["Amount8"];
            /** @description Of a proportional rule, months in which its cost units had no direct costs: divided evenly. */
            evenCycles: components["schemas"]["BillCycle"][];
            /** @description First month. */
            startCycle: components["schemas"]["BillCycle"];
            /** @description Last month. */
            endCycle: components["schemas"]["BillCycle"];
            costKind: components["schemas"]["CostKind"];
            currency: components["schemas"]["Currency"];
        };
        /** @description A page of rows with totals. */
        AllocationPartPage: {
            /** @description The rows. */
            list: components["schemas"]["AllocationPart"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
            totals: components["schemas"]["AllocationTotals"];
        };
        /**
         * @description What anomalies can be sorted by.
         * @enum {string}
         */
        CostAnomalySortField: "beginDate" | "impactAmount";
        /**
         * @description open: nobody has said yet; yes: it is an anomaly; no: it is none; planned: more was to be spent.
         * @enum {string}
         */
        CostAnomalyVerdict: "open" | "yes" | "no" | "planned";
        /**
         * Format: date
         * @description Date in Asia/Shanghai, yyyy-MM-dd.
         * @example 2025-06-18
         */
        Date: string;
        /** @description Which anomalies. */
        ListCostAnomaliesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default beginDate */
            sortField?: components["schemas"]["CostAnomalySortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name of the account or the product. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            verdict?: components["schemas"]["CostAnomalyVerdict"][];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Begins on this day or later. */
            startDate?: components["schemas"]["Date"];
            /** @description Begins on this day or earlier. */
            endDate?: components["schemas"]["Date"];
        };
        /**
         * @description What it is of: all costs, those of a cloud, of an account there, or of a product in that.
         * @enum {string}
         */
        CostAnomalyScope: "all" | "cloud" | "account" | "product";
        /** @description Days on which much more was spent than before. */
        CostAnomaly: {
            id: components["schemas"]["Id"];
            /** @description What it is of, in the caller's language. */
            subject: string;
            scope: components["schemas"]["CostAnomalyScope"];
            /** @description Cloud; null for all. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Cloud account; null for all. */
            accountUid: string | null;
            /** @description Its name. */
            accountName: string | null;
            /** @description Product; null for all. */
            productCode: string | null;
            /** @description Its name. */
            productName: string | null;
            /** @description Its first day. */
            beginDate: components["schemas"]["Date"];
            /** @description Its last day. */
            endDate: components["schemas"]["Date"];
            /** @description What was spent on its days. */
            actualAmount: components["schemas"]["Money"];
            /** @description What was to be expected on them. */
            expectedAmount: components["schemas"]["Money"];
            /** @description How much more was spent. */
            impactAmount: components["schemas"]["Money"];
            verdict: components["schemas"]["CostAnomalyVerdict"];
            /** @description What was said of it. */
            remark: components["schemas"]["Remark"] | null;
            /** @description Who gave the verdict. */
            judge: string | null;
            /** @description When it was given. */
            judgeTime: components["schemas"]["DateTime"] | null;
            /** @description When it was found. */
            foundTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        CostAnomalyPage: {
            /** @description The rows. */
            list: components["schemas"]["CostAnomaly"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which anomaly. */
        CostAnomalyId: {
            id: components["schemas"]["Id"];
        };
        /** @description A day beside what was to be expected. */
        CostAnomalyDay: {
            /** @description The day. */
            day: components["schemas"]["Date"];
            /** @description What was spent; null without bill lines. */
            actualAmount: components["schemas"]["Money"] | null;
            /** @description What was to be expected; null where too little is known. */
            expectedAmount: components["schemas"]["Money"] | null;
            /** @description How much more was spent. */
            differenceAmount: components["schemas"]["Money"] | null;
            /** @description Whether it is a day of the anomaly. */
            anomalous: boolean;
        };
        /** @description A product or a resource that an anomaly is made up of. */
        CostAnomalyPart: {
            /** @description Its name; of all others the word for that. */
            partName: string;
            /** @description Cloud; null of all others. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Cloud account; null of all others. */
            accountName: string | null;
            /** @description Product; null of all others. */
            productName: string | null;
            /** @description Resource; null of products and of all others. */
            resourceId: string | null;
            /** @description What was spent on the days of the anomaly. */
            actualAmount: components["schemas"]["Money"];
            /** @description Its part of what was to be expected, as it was in the two weeks before. */
            expectedAmount: components["schemas"]["Money"];
            /** @description How much more was spent. */
            impactAmount: components["schemas"]["Money"];
        };
        /** @description An anomaly, the days around it and what it is made up of. */
        CostAnomalyDetail: {
            id: components["schemas"]["Id"];
            /** @description What it is of, in the caller's language. */
            subject: string;
            scope: components["schemas"]["CostAnomalyScope"];
            /** @description Cloud; null for all. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Cloud account; null for all. */
            accountUid: string | null;
            /** @description Its name. */
            accountName: string | null;
            /** @description Product; null for all. */
            productCode: string | null;
            /** @description Its name. */
            productName: string | null;
            /** @description Its first day. */
            beginDate: components["schemas"]["Date"];
            /** @description Its last day. */
            endDate: components["schemas"]["Date"];
            /** @description What was spent on its days. */
            actualAmount: components["schemas"]["Money"];
            /** @description What was to be expected on them. */
            expectedAmount: components["schemas"]["Money"];
            /** @description How much more was spent. */
            impactAmount: components["schemas"]["Money"];
            verdict: components["schemas"]["CostAnomalyVerdict"];
            /** @description What was said of it. */
            remark: components["schemas"]["Remark"] | null;
            /** @description Who gave the verdict. */
            judge: string | null;
            /** @description When it was given. */
            judgeTime: components["schemas"]["DateTime"] | null;
            /** @description When it was found. */
            foundTime: components["schemas"]["DateTime"];
            /** @description The days around it in their order. */
            days: components["schemas"]["CostAnomalyDay"][];
            /** @description Products of accounts by what they add to it, the greatest first, and all others. */
            products: components["schemas"]["CostAnomalyPart"][];
            /** @description Resources in the same way. */
            resources: components["schemas"]["CostAnomalyPart"][];
        };
        /**
         * @description What a user can say of it.
         * @enum {string}
         */
        CostAnomalyOpinion: "yes" | "no" | "planned";
        /** @description What a user says of an anomaly. */
        JudgeCostAnomalyRequest: {
            id: components["schemas"]["Id"];
            verdict: components["schemas"]["CostAnomalyOpinion"];
            remark?: components["schemas"]["Remark"];
        };
        /**
         * @description What members can be sorted by.
         * @enum {string}
         */
        AppropriateCustomSortField: "customName";
        /** @description Which members. */
        ListAppropriateCustomsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default customName */
            sortField?: components["schemas"]["AppropriateCustomSortField"];
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
        };
        /** @description A member of the group. */
        AppropriateCustom: {
            customId: components["schemas"]["Id"];
            /** @description Name of the member. */
            customName: string;
            /** @description Who to talk to. */
            contact: string | null;
            /** @description Cash of the member. */
            cashAmount: components["schemas"]["Money"];
            /** @description Credit that is left. */
            creditAmount: components["schemas"]["Money"];
            /** @description What its vouchers can still pay. */
            couponBalance: components["schemas"]["Money"];
            /** @description Of its cash: allocated by the group and still there. */
            allocatedAmount: components["schemas"]["Money"];
            /** @description Credit allocated by the group less what it took back. */
            allocatedCredit: components["schemas"]["Money"];
            /** @description Cash less what is frozen, owed invoices and unsettled bills. */
            reclaimableCash: components["schemas"]["Money"];
            /** @description Credit that can be taken back. */
            reclaimableCredit: components["schemas"]["Money"];
        };
        /** @description A page of rows. */
        AppropriateCustomPage: {
            /** @description The rows. */
            list: components["schemas"]["AppropriateCustom"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description 1 allocate, 2 reclaim.
         * @enum {integer}
         */
        AppropriateType: 1 | 2;
        /** @description Whose vouchers. */
        ListAppropriateTicketsRequest: {
            /** @description The member. */
            customId: components["schemas"]["Id"];
            type: components["schemas"]["AppropriateType"];
        };
        /** @description A voucher that can change hands. */
        AppropriateTicket: {
            id: components["schemas"]["Id"];
            /** @description Name, number and balance, in the caller's language. */
            label: string;
            /** @description What is left of it. */
            balance: components["schemas"]["Money"];
        };
        /** @description The vouchers. */
        AppropriateTicketList: components["schemas"]["AppropriateTicket"][];
        /**
         * @description What is transferred: cash, credit, or a voucher as a whole.
         * @enum {string}
         */
        AppropriateFund: "cash" | "credit" | "ticket";
        /**
         * Format: decimal
         * @description CNY, from 0.01 to 999999999.99.
         * @example 5000.00
         */
        AppropriateAmount: string;
        /** @description The transfer as far as it is known. */
        PreviewAppropriationRequest: {
            /** @description The member. */
            customId: components["schemas"]["Id"];
            type: components["schemas"]["AppropriateType"];
            fundType: components["schemas"]["AppropriateFund"];
            amount?: components["schemas"]["AppropriateAmount"];
            /** @description The voucher. */
            cloudTicketId?: components["schemas"]["Id"];
        };
        /** @description What a transfer would leave. */
        AppropriationPreview: {
            /** @description The most that can be transferred. */
            limit: components["schemas"]["Money"];
            /** @description Of the fund, of the group, now. */
            groupBalance: components["schemas"]["Money"];
            /** @description Of the fund, of the member, now. */
            memberBalance: components["schemas"]["Money"];
            /** @description Of the group, afterwards; null where the amount is not known or too much. */
            groupAfter: components["schemas"]["Money"] | null;
            /** @description Of the member, afterwards; null where the amount is not known or too much. */
            memberAfter: components["schemas"]["Money"] | null;
        };
        /** @description The transfer asked for. */
        CreateAppropriationRequest: {
            /** @description The member: a customer of type 4 whose parent the caller's is. */
            customId: components["schemas"]["Id"];
            /** @default 1 */
            type: components["schemas"]["AppropriateType"];
            /** @default cash */
            fundType: components["schemas"]["AppropriateFund"];
            /** @description Needed for cash and credit. */
            amount?: components["schemas"]["AppropriateAmount"];
            /** @description Needed for a voucher. */
            cloudTicketId?: components["schemas"]["Id"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Number of a transfer. */
        AppropriateNo: string;
        /**
         * @description 0 processing, 1 succeeded, 2 failed.
         * @enum {integer}
         */
        AppropriateStatus: 0 | 1 | 2;
        /** @description The transfer that was made or awaits its review. */
        CreatedAppropriation: {
            id: components["schemas"]["Id"];
            appropriateNo: components["schemas"]["AppropriateNo"];
            status: components["schemas"]["AppropriateStatus"];
        };
        /**
         * @description What transfers can be sorted by.
         * @enum {string}
         */
        AppropriationSortField: "operateTime" | "amount";
        /** @description Which transfers. */
        ListAppropriationsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default operateTime */
            sortField?: components["schemas"]["AppropriationSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            appropriateNo?: components["schemas"]["AppropriateNo"];
            type?: components["schemas"]["AppropriateType"];
            fundType?: components["schemas"]["AppropriateFund"];
            /** @description Part of the member's name. */
            memberName?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["AppropriateStatus"][];
            /** @description At least. */
            minAmount?: components["schemas"]["Amount8"];
            /** @description At most. */
            maxAmount?: components["schemas"]["Amount8"];
            /** @description Asked for at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Asked for at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description A transfer between a group and one of its members. */
        Appropriation: {
            id: components["schemas"]["Id"];
            appropriateNo: components["schemas"]["AppropriateNo"];
            type: components["schemas"]["AppropriateType"];
            fundType: components["schemas"]["AppropriateFund"];
            /** @description Customer it comes from. */
            fromCustomId: components["schemas"]["Id"];
            /** @description Its name. */
            fromName: string;
            /** @description Customer it goes to. */
            toCustomId: components["schemas"]["Id"];
            /** @description Its name. */
            toName: string;
            /** @description Name of the member, whichever of both it is. */
            memberName: string;
            /** @description What is transferred; of a voucher what is left of it. */
            amount: components["schemas"]["Money"];
            /** @description Name of the voucher; null for money. */
            ticketName: string | null;
            /** @description Of the fund, of whom it comes from, afterwards; null until it is done, and for the eyes of that customer and its group alone. */
            fromBalance: components["schemas"]["Money"] | null;
            /** @description Of the fund, of whom it goes to, afterwards; null until it is done, and for the eyes of that customer and its group alone. */
            toBalance: components["schemas"]["Money"] | null;
            status: components["schemas"]["AppropriateStatus"];
            /** @description Why it failed. */
            failReason: string | null;
            /** @description User name of who asked for it. */
            operator: string;
            /** @description When it was asked for. */
            operateTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description Free remark. */
            remark: string;
        };
        /** @description A page of rows. */
        AppropriationPage: {
            /** @description The rows. */
            list: components["schemas"]["Appropriation"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which transfer. */
        AppropriationId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of a transfer. */
        AppropriationEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["AppropriateStatus"] | null;
            status: components["schemas"]["AppropriateStatus"];
            /** @description Who did it: a user name, or the party that handles it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description A transfer and what happened to it. */
        AppropriationDetail: {
            id: components["schemas"]["Id"];
            appropriateNo: components["schemas"]["AppropriateNo"];
            type: components["schemas"]["AppropriateType"];
            fundType: components["schemas"]["AppropriateFund"];
            /** @description Customer it comes from. */
            fromCustomId: components["schemas"]["Id"];
            /** @description Its name. */
            fromName: string;
            /** @description Customer it goes to. */
            toCustomId: components["schemas"]["Id"];
            /** @description Its name. */
            toName: string;
            /** @description Name of the member, whichever of both it is. */
            memberName: string;
            /** @description What is transferred; of a voucher what is left of it. */
            amount: components["schemas"]["Money"];
            /** @description Name of the voucher; null for money. */
            ticketName: string | null;
            /** @description Of the fund, of whom it comes from, afterwards; null until it is done, and for the eyes of that customer and its group alone. */
            fromBalance: components["schemas"]["Money"] | null;
            /** @description Of the fund, of whom it goes to, afterwards; null until it is done, and for the eyes of that customer and its group alone. */
            toBalance: components["schemas"]["Money"] | null;
            status: components["schemas"]["AppropriateStatus"];
            /** @description Why it failed. */
            failReason: string | null;
            /** @description User name of who asked for it. */
            operator: string;
            /** @description When it was asked for. */
            operateTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description Free remark. */
            remark: string;
            /** @description The caller's rows of the ledger. */
            trades: components["schemas"]["AccountTrade"][];
            /** @description What happened, the first first. */
            history: components["schemas"]["AppropriationEvent"][];
        };
        /**
         * @description 0 to be verified, 1 verified, 2 verification failed.
         * @enum {integer}
         */
        BankAccountStatus: 0 | 1 | 2;
        /** @description Which bank accounts. */
        ListBankAccountsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["BankAccountStatus"][];
            /** @description True: only those that money can be paid to. */
            verified?: boolean;
            /** @description Part of the bank's or branch's name. */
            keyword?: components["schemas"]["Keyword"];
        };
        /** @description A bank account of the customer. */
        BankAccount: {
            id: components["schemas"]["Id"];
            /** @description Bank and end of the number, to choose by. */
            label: string;
            /** @description Holder: the customer's real name. */
            accountName: string;
            /** @description Bank. */
            bankName: string;
            /** @description Branch. */
            branchName: string;
            /** @description Number; all but its first and last four digits are hidden. */
            bankNo: string;
            /** @description Province of the branch. */
            province: string | null;
            /** @description City of the branch. */
            city: string | null;
            /** @description The branch's clearing number. */
            unionNo: string | null;
            /** @description Proposed for withdrawals. */
            isDefault: boolean;
            status: components["schemas"]["BankAccountStatus"];
            /** @description Why the verification failed. */
            failReason: string | null;
            /** @description A withdrawal or a payout of rebates to it is under way: it cannot be deleted. */
            inUse: boolean;
            /** @description When it was registered. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        BankAccountPage: {
            /** @description The rows. */
            list: components["schemas"]["BankAccount"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Name of a bank or of a branch. */
        BankName: string;
        /** @description Number of a bank account, 16 to 30 digits. It goes in, and never comes out whole. */
        BankNo: string;
        /** @description Province or city. */
        Place: string;
        /** @description The branch's number in the national clearing system, 12 digits. */
        UnionNo: string;
        /** @description The bank account. */
        CreateBankAccountRequest: {
            /** @description Bank. */
            bankName: components["schemas"]["BankName"];
            /** @description Branch. */
            branchName: components["schemas"]["BankName"];
            bankNo: components["schemas"]["BankNo"];
            /** @description Province of the branch. */
            province?: components["schemas"]["Place"];
            /** @description City of the branch. */
            city?: components["schemas"]["Place"];
            unionNo?: components["schemas"]["UnionNo"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Which bank account. */
        BankAccountId: {
            id: components["schemas"]["Id"];
        };
        /** @description Which lines. */
        BillOverviewRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            payMode?: components["schemas"]["PayMode"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description A month of the bill in figures, in one currency. */
        BillOverview: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description The month before. */
            lastCycle: components["schemas"]["BillCycle"];
            currency: components["schemas"]["Currency"];
            /** @description Lines of the month. */
            lineCount: number;
            /** @description Resources with lines in the month. */
            resourceCount: number;
            /** @description Resources with lines in the month before. */
            lastResourceCount: number;
            /** @description Payable: listAmount - discountAmount. Null where there is no line. */
            payableAmount: components["schemas"]["Amount8"] | null;
            /** @description Payable in the whole month before. Null where there is no line. */
            lastPayableAmount: components["schemas"]["Amount8"] | null;
            /** @description Payable in the month before, until the same day while the month is not over. Null where there is no line. */
            comparedAmount: components["schemas"]["Amount8"] | null;
            /** @description Before discount. */
            listAmount: components["schemas"]["Amount8"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Amount8"];
            /** @description Paid in cash. */
            cashAmount: components["schemas"]["Amount8"];
            /** @description Paid by vouchers. */
            couponAmount: components["schemas"]["Amount8"];
            /** @description Paid on credit. */
            creditAmount: components["schemas"]["Amount8"];
            /** @description Owed. */
            debtAmount: components["schemas"]["Amount8"];
            /** @description Payable and not owed: payableAmount - debtAmount. */
            settledAmount: components["schemas"]["Amount8"];
            /** @description The bills of all accounts (of these clouds) whose last reading succeeded are known as of this time; null where none was read. listBillReadings names the others. */
            asOf: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description Groups by month or by day.
         * @enum {string}
         */
        BillGranularity: "month" | "day";
        /**
         * @description What the months are divided by.
         * @enum {string}
         */
        BillTrendBy: "cloudCode" | "serviceCategory" | "payMode";
        /** @description Which lines, and what their months are divided by. */
        BillTrendRequest: {
            /** @description Last month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            payMode?: components["schemas"]["PayMode"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description How many months, the last one included; of months only.
             * @default 13
             */
            months?: number;
            /** @default month */
            granularity?: components["schemas"]["BillGranularity"];
            by?: components["schemas"]["BillTrendBy"];
        };
        /** @description A month or day, or one value's part of it. */
        BillTrendRow: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description The day; null by month. */
            billDate: components["schemas"]["Date"] | null;
            /** @description Null unless divided by it. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Null unless divided by it. */
            serviceCategory: components["schemas"]["ServiceCategory"] | null;
            /** @description Null unless divided by it. */
            payMode: components["schemas"]["PayMode"] | null;
            /** @description Payable; null where there is no line. */
            payableAmount: components["schemas"]["Amount8"] | null;
            /** @description Lines. */
            lineCount: number;
        };
        BillTrend: components["schemas"]["BillTrendRow"][];
        /**
         * @description What a month is divided by.
         * @enum {string}
         */
        BillShareBy: "cloudCode" | "serviceCategory" | "payMode" | "productCode" | "accountUid" | "resourceId";
        /** @description Which lines, and what they are divided by. */
        BillSharesRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            payMode?: components["schemas"]["PayMode"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            by: components["schemas"]["BillShareBy"];
            /**
             * @description Values with a row of their own.
             * @default 50
             */
            limit?: number;
        };
        /** @description One value's part of a month. */
        BillShareRow: {
            /** @description Null unless divided by it. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Null unless divided by it. */
            serviceCategory: components["schemas"]["ServiceCategory"] | null;
            /** @description Null unless divided by it. */
            payMode: components["schemas"]["PayMode"] | null;
            /** @description Null unless divided by it. */
            productCode: components["schemas"]["ProductCode"] | null;
            /** @description Name of the product. */
            productName: string | null;
            /** @description Null unless divided by it. */
            accountUid: string | null;
            /** @description Name of the cloud account. */
            accountName: string | null;
            /** @description Null unless divided by it. */
            resourceId: string | null;
            /** @description Name of the resource. */
            resourceName: string | null;
            /** @description Payable. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description Part of the whole month; null where that is zero or the part is no ratio. */
            share: components["schemas"]["Ratio"] | null;
            /** @description Lines. */
            lineCount: number;
        };
        BillShares: components["schemas"]["BillShareRow"][];
        /** @description Which lines. */
        BillChangeRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description The month it is compared with; absent means the one before. One that is not before `billCycle` is refused (422). */
            comparedCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            payMode?: components["schemas"]["PayMode"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description A month of the bill against an earlier one, in one currency. */
        BillChange: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description The month it is compared with. */
            comparedCycle: components["schemas"]["BillCycle"];
            currency: components["schemas"]["Currency"];
            /** @description Payable in the compared days of the earlier month; null where it has no bill lines. */
            comparedAmount: components["schemas"]["Amount8"] | null;
            /** @description Payable in the month; null where it has no bill lines. */
            payableAmount: components["schemas"]["Amount8"] | null;
            /** @description payableAmount - comparedAmount; the four parts add up to it. Null where there is nothing to compare, as they are. */
            changeAmount: components["schemas"]["Amount8"] | null;
            /** @description Of resources that had no line before. */
            newAmount: components["schemas"]["Amount8"] | null;
            /** @description Of resources that have no line any more. */
            goneAmount: components["schemas"]["Amount8"] | null;
            /** @description Of resources billed in both: what more or less usage costs at the old price. */
            usageAmount: components["schemas"]["Amount8"] | null;
            /** @description Of resources billed in both: what is left, prices and discounts. */
            priceAmount: components["schemas"]["Amount8"] | null;
            /** @description Resources that had no line before. */
            newCount: number;
            /** @description Resources without lines any more. */
            goneCount: number;
            /** @description The same in a sentence, in the reader's language. */
            explanation: string;
        };
        /**
         * @description What a change is divided by.
         * @enum {string}
         */
        BillMoverBy: "cloudCode" | "accountUid" | "regionId" | "productCode" | "serviceCategory" | "resourceId" | "tag" | "viewId" | "projectId" | "payMode";
        /** @description Which lines, and what their change is divided by. */
        ListBillMoversRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description The month it is compared with; absent means the one before. One that is not before `billCycle` is refused (422). */
            comparedCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            payMode?: components["schemas"]["PayMode"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            /** @default productCode */
            moverBy?: components["schemas"]["BillMoverBy"];
            /** @description Of the dimension tag; absent means the one of the greatest amount. */
            tagKey?: components["schemas"]["TagKey"];
            /**
             * @description Values with a row of their own.
             * @default 20
             */
            limit?: number;
        };
        /**
         * @description Which lines of two compared months: all of the later one; the compared ones of the earlier one; those of resources without a
         *     line in the other month; those of billing items whose usage or price makes a difference.
         * @enum {string}
         */
        BillChangePart: "after" | "before" | "new" | "gone" | "usage" | "price";
        /** @description One value's part of a change. */
        BillMover: {
            /** @description Null unless divided by it. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Null unless divided by it. */
            serviceCategory: components["schemas"]["ServiceCategory"] | null;
            /** @description Null unless divided by it. */
            payMode: components["schemas"]["PayMode"] | null;
            /** @description Null unless divided by it. */
            productCode: components["schemas"]["ProductCode"] | null;
            /** @description Name of the product. */
            productName: string | null;
            /** @description Null unless divided by it. */
            accountUid: string | null;
            /** @description Name of the cloud account. */
            accountName: string | null;
            /** @description Null unless divided by it. */
            regionId: string | null;
            /** @description Name of the region. */
            regionName: string | null;
            /** @description Null unless divided by it. */
            projectId: components["schemas"]["Id"] | null;
            /** @description Name of the project. */
            projectName: string | null;
            /** @description Null unless divided by it. */
            resourceId: string | null;
            /** @description Name of the resource. */
            resourceName: string | null;
            /** @description Key of the tag that the change is divided by. */
            tagKey: string | null;
            /** @description Value of the tag; of lines without it the word for that. */
            tagValue: string | null;
            /** @description Null unless divided by it, and where a resource is in several views or in none. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Name of the business view; the word for several views, and for none. */
            viewName: string | null;
            /** @description The month it is compared with; null where listBillDetails cannot tell its lines from others. */
            comparedCycle: components["schemas"]["BillCycle"] | null;
            /** @description The month; null as comparedCycle. */
            billCycle: components["schemas"]["BillCycle"] | null;
            /** @description Where its lines are: after, or before of what is gone. */
            changePart: components["schemas"]["BillChangePart"];
            /** @description Payable in the compared days of the month before. */
            comparedAmount: components["schemas"]["Amount8"];
            /** @description Payable in the month. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description payableAmount - comparedAmount; the four parts add up to it. */
            changeAmount: components["schemas"]["Amount8"];
            /** @description Of resources that had no line before. */
            newAmount: components["schemas"]["Amount8"];
            /** @description Of resources that have no line any more. */
            goneAmount: components["schemas"]["Amount8"];
            /** @description Of resources billed in both: what more or less usage costs at the old price. */
            usageAmount: components["schemas"]["Amount8"];
            /** @description Of resources billed in both: what is left, prices and discounts. */
            priceAmount: components["schemas"]["Amount8"];
        };
        BillMovers: components["schemas"]["BillMover"][];
        /** @description A month with bill lines. */
        BillMonth: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
        };
        /** @description All rows. */
        BillMonthList: components["schemas"]["BillMonth"][];
        /** @description Of which accounts. */
        BillReadingsRequest: {
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
        };
        /**
         * @description read: the last reading succeeded; failed: it did not; waiting: there was none yet; paused: the account is not read
         *     while it is paused; files: without keys nothing is read, and the lines come from files alone.
         * @enum {string}
         */
        BillReadingState: "failed" | "waiting" | "paused" | "read" | "files";
        /** @description How far the bill of an account is read. */
        BillReading: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            accountName: string;
            /** @description Its id at the cloud. */
            accountUid: string;
            cloudCode: components["schemas"]["CloudCode"];
            state: components["schemas"]["BillReadingState"];
            /** @description Its bill is known as of this time; null where it was never read. */
            lastBillTime: components["schemas"]["DateTime"] | null;
            /** @description Why it could not be read since; null unless failed. */
            reason: string | null;
        };
        /** @description All rows. */
        BillReadingList: components["schemas"]["BillReading"][];
        /** @description A product that occurs in bills. */
        BillProduct: {
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            cloudCode: components["schemas"]["BillCloudCode"];
        };
        /** @description All rows. */
        BillProductList: components["schemas"]["BillProduct"][];
        /**
         * @description What rows can be sorted by.
         * @enum {string}
         */
        BillSortField: "consumeTime" | "billCycle" | "listAmount" | "discountAmount" | "payableAmount";
        /**
         * @description line for single lines; instance or billingItem for groups.
         * @enum {string}
         */
        BillDimension: "line" | "instance" | "billingItem";
        /**
         * @description Kind of bill line.
         * @enum {string}
         */
        BillItemType: "SubscriptionOrder" | "PayAsYouGoBill" | "Refund" | "Adjustment";
        /**
         * @description Kind of charge, as in FOCUS.
         * @enum {string}
         */
        ChargeCategory: "Usage" | "Purchase" | "Tax" | "Credit" | "Adjustment";
        /**
         * @description Code of a region at the cloud provider.
         * @example cn-hangzhou
         */
        RegionId: string;
        /** @description The resource with exactly this id. */
        BillResourceId: string;
        /** @description Which lines and how they are grouped. */
        ListBillDetailsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default consumeTime */
            sortField?: components["schemas"]["BillSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /**
             * @description Of groups; no effect on single lines.
             * @default month
             */
            granularity?: components["schemas"]["BillGranularity"];
            /** @default line */
            dimension?: components["schemas"]["BillDimension"];
            /** @description First month. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month. */
            endCycle?: components["schemas"]["BillCycle"];
            /** @description First day. */
            startDate?: components["schemas"]["Date"];
            /** @description Last day. */
            endDate?: components["schemas"]["Date"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            payMode?: components["schemas"]["PayMode"];
            /** @description Any of these; empty or absent means every one. */
            billItemType?: components["schemas"]["BillItemType"][];
            /** @description Any of these; empty or absent means every one. */
            chargeCategory?: components["schemas"]["ChargeCategory"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            accountUid?: components["schemas"]["CloudUid"];
            regionId?: components["schemas"]["RegionId"];
            /** @description Project. */
            projectId?: components["schemas"]["Id"];
            resourceId?: components["schemas"]["BillResourceId"];
            /** @description Of each key, any of these values; empty or absent means every line. */
            tag?: components["schemas"]["BillTagText"][];
            /** @description None of these. */
            excludeCloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description None of these. */
            excludeProductCode?: components["schemas"]["ProductCode"][];
            /** @description None of these. */
            excludeServiceCategory?: components["schemas"]["ServiceCategory"][];
            /** @description None of these. */
            excludeAccountUid?: components["schemas"]["CloudUid"][];
            /** @description None of these; lines without a region stay. */
            excludeRegionId?: components["schemas"]["RegionId"][];
            /** @description None of these; lines without a project stay. */
            excludeProjectId?: components["schemas"]["Id"][];
            /** @description None of these. */
            excludeTag?: components["schemas"]["BillTagText"][];
            /** @description Part of the resource's id or name, or of the order number. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Line of this amount or more. */
            minPayableAmount?: components["schemas"]["Amount8"];
            /** @description Line of this amount or less. */
            maxPayableAmount?: components["schemas"]["Amount8"];
            /** @description Lines of the resources that this business view has now. One that is not there is refused (404). */
            viewId?: components["schemas"]["Id"];
            /** @description Lines behind a part of the change from `startCycle` (absent: the month before the last one) to `endCycle` (absent: the month of today). */
            changePart?: components["schemas"]["BillChangePart"];
        };
        /**
         * @description How often it is charged, as in FOCUS.
         * @enum {string}
         */
        ChargeFrequency: "One-Time" | "Recurring" | "Usage-Based";
        /** @description A tag of the resource. */
        BillTag: {
            /** @description Key. */
            key: string;
            /** @description Value. */
            value: string;
        };
        /** @description A bill line, or a group of lines. */
        BillDetailRow: {
            /** @description Names the row among all rows of the same grouping; of a single line its id. */
            rowKey: string;
            /** @description Lines in the row. */
            lineCount: number;
            /** @description Identifier of the line. Null in groups of several lines. */
            id: components["schemas"]["Id"] | null;
            /** @description Month of the bill. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description Day of the bill. Null in groups by month. */
            billDate: components["schemas"]["Date"] | null;
            /** @description The customer. */
            customId: components["schemas"]["Id"];
            /** @description Cloud account. */
            accountUid: components["schemas"]["CloudUid"];
            /** @description Name of the cloud account. */
            accountName: string | null;
            cloudCode: components["schemas"]["BillCloudCode"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Product. */
            productName: string;
            /** @description Product in detail. Null in groups. */
            productDetail: string | null;
            serviceCategory: components["schemas"]["ServiceCategory"];
            /** @description Null in groups. */
            billItemType: components["schemas"]["BillItemType"] | null;
            /** @description Null in groups. */
            chargeCategory: components["schemas"]["ChargeCategory"] | null;
            /** @description Null in groups. */
            chargeFrequency: components["schemas"]["ChargeFrequency"] | null;
            payMode: components["schemas"]["PayMode"];
            /** @description Number of the order or bill. Null in groups. */
            orderNo: string | null;
            /** @description Resource. */
            resourceId: string | null;
            /** @description Name of the resource. */
            resourceName: string | null;
            /** @description Specification of the resource. */
            instanceSpec: string | null;
            /** @description Configuration of the resource. Null in groups. */
            instanceConfig: string | null;
            /** @description Public address. Null in groups. */
            publicIp: string | null;
            /** @description Private address. Null in groups. */
            privateIp: string | null;
            /** @description Region. */
            regionId: string | null;
            /** @description Name of the region. */
            regionName: string | null;
            /** @description Zone. Null in groups. */
            zone: string | null;
            /** @description Project. */
            projectId: components["schemas"]["Id"] | null;
            /** @description Name of the project. */
            projectName: string | null;
            /** @description Tags of the resource. Empty in groups. */
            tags: components["schemas"]["BillTag"][];
            /** @description What was charged for. Null in groups by resource. */
            billingItem: string | null;
            /** @description Price of one unit. Null in groups. */
            unitPrice: components["schemas"]["Amount8"] | null;
            /** @description Unit of the price. Null in groups. */
            unitPriceUnit: string | null;
            /** @description Usage. Null in groups by resource. */
            usageAmount: components["schemas"]["Amount8"] | null;
            /** @description Unit of the usage. Null in groups by resource. */
            usageUnit: string | null;
            /** @description Usage covered by resource packages. Null in groups by resource. */
            deductedUsage: components["schemas"]["Amount8"] | null;
            /** @description Usage from. In groups the earliest. */
            usageStart: components["schemas"]["DateTime"] | null;
            /** @description Usage until. In groups the latest. */
            usageEnd: components["schemas"]["DateTime"] | null;
            /** @description Before discount. */
            listAmount: components["schemas"]["Amount8"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Amount8"];
            /** @description Payable: listAmount - discountAmount. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description Paid in cash. */
            cashAmount: components["schemas"]["Amount8"];
            /** @description Paid by vouchers. */
            couponAmount: components["schemas"]["Amount8"];
            /** @description Paid on credit. */
            creditAmount: components["schemas"]["Amount8"];
            /** @description Owed. */
            debtAmount: components["schemas"]["Amount8"];
            /** @description Amortised cost. */
            amortizedCost: components["schemas"]["Amount8"];
            currency: components["schemas"]["Currency"];
            /** @description When it was consumed. In groups the latest. */
            consumeTime: components["schemas"]["DateTime"];
        };
        /** @description Sums of every line that matches, in one currency. */
        BillTotals: {
            currency: components["schemas"]["Currency"];
            /** @description Before discount. */
            listAmount: components["schemas"]["Amount8"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Amount8"];
            /** @description Payable: listAmount - discountAmount. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description Paid in cash. */
            cashAmount: components["schemas"]["Amount8"];
            /** @description Paid by vouchers. */
            couponAmount: components["schemas"]["Amount8"];
            /** @description Paid on credit. */
            creditAmount: components["schemas"]["Amount8"];
            /** @description Owed. */
            debtAmount: components["schemas"]["Amount8"];
        };
        /** @description A page of rows with totals. */
        BillDetailPage: {
            /** @description The rows. */
            list: components["schemas"]["BillDetailRow"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
            totals: components["schemas"]["BillTotals"];
        };
        /** @description A bill line. */
        BillDetail: {
            /** @description Identifier of the line. */
            id: components["schemas"]["Id"];
            /** @description Month of the bill. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description Day of the bill. */
            billDate: components["schemas"]["Date"];
            /** @description The customer. */
            customId: components["schemas"]["Id"];
            /** @description Cloud account. */
            accountUid: components["schemas"]["CloudUid"];
            /** @description Name of the cloud account. */
            accountName: string | null;
            cloudCode: components["schemas"]["BillCloudCode"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Product. */
            productName: string;
            /** @description Product in detail. */
            productDetail: string | null;
            serviceCategory: components["schemas"]["ServiceCategory"];
            billItemType: components["schemas"]["BillItemType"];
            chargeCategory: components["schemas"]["ChargeCategory"];
            chargeFrequency: components["schemas"]["ChargeFrequency"] | null;
            payMode: components["schemas"]["PayMode"];
            /** @description Number of the order or bill. */
            orderNo: string | null;
            /** @description Resource. */
            resourceId: string | null;
            /** @description Name of the resource. */
            resourceName: string | null;
            /** @description Specification of the resource. */
            instanceSpec: string | null;
            /** @description Configuration of the resource. */
            instanceConfig: string | null;
            /** @description Public address. */
            publicIp: string | null;
            /** @description Private address. */
            privateIp: string | null;
            /** @description Region. */
            regionId: string | null;
            /** @description Name of the region. */
            regionName: string | null;
            /** @description Zone. */
            zone: string | null;
            /** @description Project. */
            projectId: components["schemas"]["Id"] | null;
            /** @description Name of the project. */
            projectName: string | null;
            /** @description Tags of the resource. */
            tags: components["schemas"]["BillTag"][];
            /** @description What was charged for. */
            billingItem: string | null;
            /** @description Price of one unit. */
            unitPrice: components["schemas"]["Amount8"] | null;
            /** @description Unit of the price. */
            unitPriceUnit: string | null;
            /** @description Usage. */
            usageAmount: components["schemas"]["Amount8"] | null;
            /** @description Unit of the usage. */
            usageUnit: string | null;
            /** @description Usage covered by resource packages. */
            deductedUsage: components["schemas"]["Amount8"] | null;
            /** @description Usage from. */
            usageStart: components["schemas"]["DateTime"] | null;
            /** @description Usage until. */
            usageEnd: components["schemas"]["DateTime"] | null;
            /** @description Before discount. */
            listAmount: components["schemas"]["Amount8"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Amount8"];
            /** @description Payable: listAmount - discountAmount. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description Paid in cash. */
            cashAmount: components["schemas"]["Amount8"];
            /** @description Paid by vouchers. */
            couponAmount: components["schemas"]["Amount8"];
            /** @description Paid on credit. */
            creditAmount: components["schemas"]["Amount8"];
            /** @description Owed. */
            debtAmount: components["schemas"]["Amount8"];
            /** @description Amortised cost. */
            amortizedCost: components["schemas"]["Amount8"];
            currency: components["schemas"]["Currency"];
            /** @description When it was consumed. */
            consumeTime: components["schemas"]["DateTime"];
            /** @description The resource in the inventory, by cloud, account and id; null where there is none, and where the caller may not see it. */
            targetId: components["schemas"]["Id"] | null;
            /** @description Its type. */
            targetType: components["schemas"]["ResourceType"] | null;
            /** @description The first of the business views. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Business views that have the resource now; none where the caller may not see them. */
            viewNames: string[];
            /** @description Allocation rule that matches the line; null where none does, and where the caller may not see costs by cost unit. */
            allocationRuleName: string | null;
            /** @description Cost units that the rule allocates it to, each with its owner in brackets. */
            costUnitNames: string[];
            /** @description Whether orderNo is that of an order. */
            ofOrder: boolean;
        };
        /**
         * @description How long a period is.
         * @enum {string}
         */
        BudgetCycle: "MONTH" | "QUARTER" | "YEAR";
        /**
         * @description OVER: more is used than planned; WARN: a warning holds, or the forecast is above the plan; OK: neither.
         * @enum {string}
         */
        BudgetState: "OK" | "WARN" | "OVER";
        /** @description Which budgets. */
        ListBudgetsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /**
             * @description What budgets can be sorted by.
             * @default createTime
             * @enum {string}
             */
            sortField?: "createTime";
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            cycleType?: components["schemas"]["BudgetCycle"][];
            /** @description How their running period stands, any of these; empty or absent means every one. */
            budgetState?: components["schemas"]["BudgetState"][];
        };
        /** @description Name of a budget. */
        BudgetName: string;
        /**
         * @description FIX: one amount for each period; CYCLE: an amount by period.
         * @enum {string}
         */
        BudgetPlanType: "FIX" | "CYCLE";
        /**
         * Format: decimal
         * @description CNY, more than nothing.
         * @example 50000.00
         */
        BudgetAmount: string;
        /**
         * @description A period: 2026-11, 2026-Q4 or 2026.
         * @example 2026-11
         */
        BudgetPeriodName: string;
        /** @description What is planned for a period. */
        BudgetQuota: {
            period: components["schemas"]["BudgetPeriodName"];
            amount: components["schemas"]["BudgetAmount"];
        };
        /** @description Amounts by period. */
        BudgetQuotas: components["schemas"]["BudgetQuota"][];
        /**
         * @description What is compared, the use so far or the forecast.
         * @enum {string}
         */
        BudgetWarnType: "ACTUAL" | "FORECASTED";
        /**
         * @description PERCENTAGE: of what is planned; ABS: an amount.
         * @enum {string}
         */
        BudgetCalType: "PERCENTAGE" | "ABS";
        /**
         * Format: decimal
         * @description Per cent or CNY, more than nothing.
         * @example 80.00
         */
        BudgetThreshold: string;
        /** @description What is to be warned of. */
        BudgetWarn: {
            warnType: components["schemas"]["BudgetWarnType"];
            calType: components["schemas"]["BudgetCalType"];
            /** @description Per cent or CNY; a warning is raised above it, not at it. */
            threshold: components["schemas"]["BudgetThreshold"];
        };
        /** @description What is to be warned of. */
        BudgetWarns: components["schemas"]["BudgetWarn"][];
        /** @description Ways in which receivers are told; the message centre where none is said. */
        BudgetWays: components["schemas"]["NotifyWay"][];
        /** @description Per cent of the plan that is used, cut off. */
        BudgetRate: number;
        /** @description A budget and how its running period stands. */
        Budget: {
            id: components["schemas"]["Id"];
            budgetName: components["schemas"]["BudgetName"];
            cycleType: components["schemas"]["BudgetCycle"];
            planType: components["schemas"]["BudgetPlanType"];
            /** @description Of each period, of a fixed plan. */
            amount: components["schemas"]["BudgetAmount"] | null;
            /** @description Of a plan by period, amounts by period. */
            quotas: components["schemas"]["BudgetQuotas"];
            feeType: components["schemas"]["CostKind"];
            clouds: components["schemas"]["BudgetClouds"];
            products: components["schemas"]["BudgetProducts"];
            projects: components["schemas"]["BudgetProjects"];
            tags: components["schemas"]["BudgetTags"];
            accounts: components["schemas"]["BudgetAccounts"];
            warns: components["schemas"]["BudgetWarns"];
            notifyWays: components["schemas"]["BudgetWays"];
            /** @description First day of the running period. */
            periodBegin: components["schemas"]["Date"];
            /** @description Last day of the running period. */
            periodEnd: components["schemas"]["Date"];
            /** @description What is used in it: the sum of bill lines. */
            usedAmount: components["schemas"]["Amount8"];
            /** @description What is planned for it; null for nothing. */
            plannedAmount: components["schemas"]["Money"] | null;
            /** @description What it will come to, used / elapsed days x days; null before its third day. */
            forecastAmount: components["schemas"]["Money"] | null;
            /** @description Per cent of the plan that is used; null without one. */
            usedRate: components["schemas"]["BudgetRate"] | null;
            budgetState: components["schemas"]["BudgetState"];
            /** @description Who created it. */
            creator: string;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
            /** @description When it was last warned of; null if never. */
            lastWarned: components["schemas"]["DateTime"] | null;
        };
        /** @description A page of rows. */
        BudgetPage: {
            /** @description The rows. */
            list: components["schemas"]["Budget"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which budget. */
        BudgetId: {
            id: components["schemas"]["Id"];
        };
        /** @description Users who are told. */
        BudgetReceivers: components["schemas"]["Id"][];
        /** @description Webhooks that are told of its warnings besides the receivers. */
        BudgetWebhooks: components["schemas"]["Id"][];
        /** @description A budget, how its running period stands, and who is told. */
        BudgetDetail: {
            id: components["schemas"]["Id"];
            budgetName: components["schemas"]["BudgetName"];
            cycleType: components["schemas"]["BudgetCycle"];
            planType: components["schemas"]["BudgetPlanType"];
            /** @description Of each period, of a fixed plan. */
            amount: components["schemas"]["BudgetAmount"] | null;
            /** @description Of a plan by period, amounts by period. */
            quotas: components["schemas"]["BudgetQuotas"];
            feeType: components["schemas"]["CostKind"];
            clouds: components["schemas"]["BudgetClouds"];
            products: components["schemas"]["BudgetProducts"];
            projects: components["schemas"]["BudgetProjects"];
            tags: components["schemas"]["BudgetTags"];
            accounts: components["schemas"]["BudgetAccounts"];
            warns: components["schemas"]["BudgetWarns"];
            notifyWays: components["schemas"]["BudgetWays"];
            receivers: components["schemas"]["BudgetReceivers"];
            /** @description Their names, in the same order. */
            receiverNames: string[];
            webhookIds: components["schemas"]["BudgetWebhooks"];
            /** @description Their names, in the same order. */
            webhookNames: string[];
            /** @description First day of the running period. */
            periodBegin: components["schemas"]["Date"];
            /** @description Last day of the running period. */
            periodEnd: components["schemas"]["Date"];
            /** @description What is used in it: the sum of bill lines. */
            usedAmount: components["schemas"]["Amount8"];
            /** @description What is planned for it; null for nothing. */
            plannedAmount: components["schemas"]["Money"] | null;
            /** @description What it will come to, used / elapsed days x days; null before its third day. */
            forecastAmount: components["schemas"]["Money"] | null;
            /** @description Per cent of the plan that is used; null without one. */
            usedRate: components["schemas"]["BudgetRate"] | null;
            budgetState: components["schemas"]["BudgetState"];
            /** @description Who created it. */
            creator: string;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
            /** @description When it was last warned of; null if never. */
            lastWarned: components["schemas"]["DateTime"] | null;
        };
        /** @description A budget to be created. */
        NewBudget: {
            budgetName: components["schemas"]["BudgetName"];
            /** @default MONTH */
            cycleType?: components["schemas"]["BudgetCycle"];
            /** @default FIX */
            planType?: components["schemas"]["BudgetPlanType"];
            /** @description Of each period, of a fixed plan. */
            amount?: components["schemas"]["BudgetAmount"];
            /** @description Of a plan by period, amounts by period. */
            quotas?: components["schemas"]["BudgetQuotas"];
            /** @default payable */
            feeType?: components["schemas"]["CostKind"];
            clouds?: components["schemas"]["BudgetClouds"];
            products?: components["schemas"]["BudgetProducts"];
            projects?: components["schemas"]["BudgetProjects"];
            tags?: components["schemas"]["BudgetTags"];
            accounts?: components["schemas"]["BudgetAccounts"];
            warns?: components["schemas"]["BudgetWarns"];
            notifyWays?: components["schemas"]["BudgetWays"];
            receivers?: components["schemas"]["BudgetReceivers"];
            webhookIds?: components["schemas"]["BudgetWebhooks"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A budget as it is to be. */
        ChangedBudget: {
            id: components["schemas"]["Id"];
            budgetName: components["schemas"]["BudgetName"];
            /** @default MONTH */
            cycleType?: components["schemas"]["BudgetCycle"];
            /** @default FIX */
            planType?: components["schemas"]["BudgetPlanType"];
            /** @description Of each period, of a fixed plan. */
            amount?: components["schemas"]["BudgetAmount"];
            /** @description Of a plan by period, amounts by period. */
            quotas?: components["schemas"]["BudgetQuotas"];
            /** @default payable */
            feeType?: components["schemas"]["CostKind"];
            clouds?: components["schemas"]["BudgetClouds"];
            products?: components["schemas"]["BudgetProducts"];
            projects?: components["schemas"]["BudgetProjects"];
            tags?: components["schemas"]["BudgetTags"];
            accounts?: components["schemas"]["BudgetAccounts"];
            warns?: components["schemas"]["BudgetWarns"];
            notifyWays?: components["schemas"]["BudgetWays"];
            receivers?: components["schemas"]["BudgetReceivers"];
            webhookIds?: components["schemas"]["BudgetWebhooks"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new budget, or a change of one. */
        SaveBudgetRequest: components["schemas"]["NewBudget"] | components["schemas"]["ChangedBudget"];
        /** @description A budget as it is being filled in. */
        PreviewBudgetRequest: {
            /** @default MONTH */
            cycleType?: components["schemas"]["BudgetCycle"];
            /** @default FIX */
            planType?: components["schemas"]["BudgetPlanType"];
            /** @description Of each period, of a fixed plan. */
            amount?: components["schemas"]["BudgetAmount"];
            /** @description Of a plan by period, amounts by period. */
            quotas?: components["schemas"]["BudgetQuotas"];
            /** @default payable */
            feeType?: components["schemas"]["CostKind"];
            clouds?: components["schemas"]["BudgetClouds"];
            products?: components["schemas"]["BudgetProducts"];
            projects?: components["schemas"]["BudgetProjects"];
            tags?: components["schemas"]["BudgetTags"];
            accounts?: components["schemas"]["BudgetAccounts"];
            warns?: components["schemas"]["BudgetWarns"];
        };
        /** @description How the running period stands. */
        BudgetOutlook: {
            /** @description First day of the running period. */
            periodBegin: components["schemas"]["Date"];
            /** @description Last day of the running period. */
            periodEnd: components["schemas"]["Date"];
            /** @description What is used in it: the sum of bill lines. */
            usedAmount: components["schemas"]["Amount8"];
            /** @description What is planned for it; null for nothing. */
            plannedAmount: components["schemas"]["Money"] | null;
            /** @description What it will come to, used / elapsed days x days; null before its third day. */
            forecastAmount: components["schemas"]["Money"] | null;
            /** @description Per cent of the plan that is used; null without one. */
            usedRate: components["schemas"]["BudgetRate"] | null;
            budgetState: components["schemas"]["BudgetState"];
        };
        /** @description A period of a budget. */
        BudgetPeriod: {
            period: components["schemas"]["BudgetPeriodName"];
            /** @description What is planned; null for nothing. */
            plannedAmount: components["schemas"]["Money"] | null;
            /** @description What was used: the sum of bill lines; null without any. */
            usedAmount: components["schemas"]["Amount8"] | null;
            /** @description Per cent of the plan; null without one, or without bill lines. */
            usedRate: components["schemas"]["BudgetRate"] | null;
            /** @description What the running period will come to; null before its third day, and of all others. */
            forecastAmount: components["schemas"]["Money"] | null;
            /** @description How it stood; null without bill lines. */
            budgetState: components["schemas"]["BudgetState"] | null;
            /** @description When it was first warned of; null if never. */
            warnTime: components["schemas"]["DateTime"] | null;
        };
        /** @description Periods, the running one first. */
        BudgetPeriodList: components["schemas"]["BudgetPeriod"][];
        /**
         * @description What an amount of a period is.
         * @enum {string}
         */
        BudgetAmountKind: "USED" | "PLANNED" | "FORECAST";
        /** @description An amount of a period of a budget. */
        BudgetPeriodAmount: {
            period: components["schemas"]["BudgetPeriodName"];
            amountKind: components["schemas"]["BudgetAmountKind"];
            /** @description CNY; null for nothing planned, no bill lines or no forecast. */
            amount: components["schemas"]["Amount8"] | null;
        };
        /** @description Amounts of the periods, the earliest period first. */
        BudgetPeriodAmountList: components["schemas"]["BudgetPeriodAmount"][];
        /** @description Which warnings, the latest first. */
        ListBudgetWarningsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Of this budget only. */
            budgetId?: components["schemas"]["Id"];
        };
        /** @description What was warned of. */
        BudgetWarning: {
            id: components["schemas"]["Id"];
            /** @description The budget. */
            budgetId: components["schemas"]["Id"];
            period: components["schemas"]["BudgetPeriodName"];
            warnType: components["schemas"]["BudgetWarnType"];
            calType: components["schemas"]["BudgetCalType"];
            /** @description Per cent or CNY. */
            threshold: components["schemas"]["BudgetAmount"];
            /** @description The use or the forecast then. */
            foundAmount: components["schemas"]["Amount8"];
            /** @description What it was above. */
            limitAmount: components["schemas"]["Money"];
            /** @description What was planned; null for nothing. */
            plannedAmount: components["schemas"]["Money"] | null;
            /** @description Names of who was told. */
            receivers: string[];
            /** @description When it was raised. */
            raiseTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        BudgetWarningPage: {
            /** @description The rows. */
            list: components["schemas"]["BudgetWarning"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description A cloud account of bill lines. */
        BudgetAccount: {
            accountUid: components["schemas"]["CloudUid"];
            /** @description Name and number. */
            accountName: string;
        };
        /** @description The accounts. */
        BudgetAccountList: components["schemas"]["BudgetAccount"][];
        /** @description A project of bill lines. */
        BudgetProject: {
            projectId: components["schemas"]["BudgetProjectId"];
            /** @description Name. */
            projectName: string;
        };
        /** @description The projects. */
        BudgetProjectList: components["schemas"]["BudgetProject"][];
        /**
         * @description What business views can be sorted by.
         * @enum {string}
         */
        BusinessViewSortField: "viewSort" | "createTime";
        /**
         * @description Cloud whose resources a view has, or all.
         * @enum {string}
         */
        ViewCloud: "all" | "qingyun" | "aliyun" | "huawei" | "jd" | "aws" | "tx";
        /**
         * @description 1 the resources of a project, 2 groups that are put together freely.
         * @enum {integer}
         */
        ViewBusinessType: 1 | 2;
        /** @description Which views. */
        ListBusinessViewsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default viewSort */
            sortField?: components["schemas"]["BusinessViewSortField"];
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            cloudCode?: components["schemas"]["ViewCloud"];
            businessType?: components["schemas"]["ViewBusinessType"];
        };
        /** @description Place among the views, the least first. */
        ViewSort: number;
        /** @description The project, by its name at the clouds. */
        ProjectId: string;
        /** @description A number of resources. */
        ViewResourceNumber: number;
        /** @description 100 less 20, 10 or 5 for each open alarm by its level, never below 0. */
        HealthScore: number;
        /** @description What is told of each view. */
        BusinessViewBase: {
            id: components["schemas"]["Id"];
            viewName: components["schemas"]["BusinessViewName"];
            viewSort: components["schemas"]["ViewSort"];
            /** @description Id of its cloud; 0 of all clouds. */
            cloudId: number;
            cloudCode: components["schemas"]["ViewCloud"];
            businessType: components["schemas"]["ViewBusinessType"];
            /** @description Its project, where it is of one. */
            projectId: components["schemas"]["ProjectId"] | null;
            /** @description Its groups. */
            groupCount: number;
            /** @description Its resources, each once. */
            resourceCount: components["schemas"]["ViewResourceNumber"];
            /** @description Open alarms of its resources. */
            alarmCount: components["schemas"]["ViewResourceNumber"];
            healthScore: components["schemas"]["HealthScore"];
            /** @description What its resources cost in the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A view of what a customer runs. */
        BusinessView: components["schemas"]["BusinessViewBase"];
        /** @description A page of rows. */
        BusinessViewPage: {
            /** @description The rows. */
            list: components["schemas"]["BusinessView"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which view. */
        BusinessViewId: {
            id: components["schemas"]["Id"];
        };
        /** @description What an open alarm takes off the health of a view. */
        HealthDeduction: {
            /** @description The alarm. */
            id: components["schemas"]["Id"];
            alarmLevel: components["schemas"]["AlarmLevel"];
            resourceName: components["schemas"]["ResourceName"];
            /** @description Rule it is of. */
            ruleName: string;
            /** @description What it takes off; the last one only what is left. */
            points: number;
        };
        /** @description A view with what its health is made of. */
        BusinessViewDetail: components["schemas"]["BusinessViewBase"] & {
            /** @description How its health comes about, in words. */
            healthNote: string;
            /** @description What is taken off, the most first: until nothing is left. */
            deductions: components["schemas"]["HealthDeduction"][];
        };
        /** @description A view to be created; it stands behind the others. */
        NewBusinessView: {
            viewName: components["schemas"]["BusinessViewName"];
            cloudCode: components["schemas"]["ViewCloud"];
            businessType: components["schemas"]["ViewBusinessType"];
            /** @description Of a view of a project: which one. */
            projectId?: components["schemas"]["ProjectId"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A view as it is to be. */
        ChangedBusinessView: {
            id: components["schemas"]["Id"];
            viewName: components["schemas"]["BusinessViewName"];
            viewSort: components["schemas"]["ViewSort"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A view of a project as it is to be. */
        ChangedProjectView: {
            id: components["schemas"]["Id"];
            viewName: components["schemas"]["BusinessViewName"];
            viewSort: components["schemas"]["ViewSort"];
            projectId: components["schemas"]["ProjectId"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new view, or a change of one. */
        SaveBusinessViewRequest: components["schemas"]["NewBusinessView"] | components["schemas"]["ChangedBusinessView"] | components["schemas"]["ChangedProjectView"];
        /**
         * @description Direction.
         * @enum {string}
         */
        ViewMove: "up" | "down";
        /** @description Which view, and where to. */
        MoveBusinessViewRequest: {
            id: components["schemas"]["Id"];
            direction: components["schemas"]["ViewMove"];
        };
        /** @description Of which cloud. */
        ListViewPlacesRequest: {
            cloudCode?: components["schemas"]["ViewCloud"];
        };
        /** @description A project. */
        ViewProject: {
            projectId: components["schemas"]["ProjectId"];
            resourceCount: components["schemas"]["ViewResourceNumber"];
        };
        /** @description All rows. */
        ViewProjectList: components["schemas"]["ViewProject"][];
        /** @description A cloud account. */
        ResourceAccount: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            accountName: string;
            cloudCode: components["schemas"]["CloudCode"];
        };
        /** @description All rows. */
        ResourceAccountList: components["schemas"]["ResourceAccount"][];
        /** @description What the resources of a view cost in a month. */
        ViewCost: {
            billCycle: components["schemas"]["BillCycle"];
            /** @description Payable amount. */
            payableAmount: components["schemas"]["Money"];
            /** @description The view. */
            viewId: components["schemas"]["Id"];
        };
        /** @description All rows. */
        ViewCostList: components["schemas"]["ViewCost"][];
        /**
         * @description What resources can be sorted by.
         * @enum {string}
         */
        ViewResourceSortField: "name" | "monthCost";
        /** @description Which resources. */
        ListViewResourcesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default monthCost */
            sortField?: components["schemas"]["ViewResourceSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name, of the id at the cloud or of an address. */
            keyword?: components["schemas"]["Keyword"];
            /** @description In a group of this view. */
            viewId?: components["schemas"]["Id"];
            /** @description In this group. */
            groupId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            type?: components["schemas"]["ResourceType"][];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
        };
        /**
         * @description State of a resource of any type.
         * @enum {string}
         */
        ResourceStatus: "creating" | "running" | "starting" | "stopping" | "stopped" | "rebooting" | "resizing" | "suspended" | "inUse" | "available" | "attaching" | "detaching" | "binding" | "unbinding" | "backingUp" | "restoring" | "storageFull" | "frozen" | "releasing" | "released" | "error";
        /** @description Name of a group. */
        GroupName: string;
        /** @description A group that a resource is in. */
        ViewPlace: {
            /** @description View of the group. */
            viewId: components["schemas"]["Id"];
            /** @description The group. */
            groupId: components["schemas"]["Id"];
            groupName: components["schemas"]["GroupName"];
        };
        /** @description A resource, and the groups of views it is in. */
        ViewResource: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Its id at the cloud. */
            resourceId: string;
            name: components["schemas"]["ResourceName"];
            status: components["schemas"]["ResourceStatus"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Name of its account. */
            accountName: string;
            /** @description Payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description The groups it is in, of all views. */
            places: components["schemas"]["ViewPlace"][];
            /** @description Their names, each once. */
            groupNames: components["schemas"]["GroupName"][];
        };
        /** @description A page of rows. */
        ViewResourcePage: {
            /** @description The rows. */
            list: components["schemas"]["ViewResource"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Of which view. */
        ListViewGroupsRequest: {
            viewId: components["schemas"]["Id"];
        };
        /**
         * @description Layer of a group, from the outside to the inside.
         * @enum {string}
         */
        ViewLayer: "access" | "app" | "data" | "network";
        /** @description Place in its layer, the least first. */
        GroupSort: number;
        /**
         * @description Whether the resources of a group are listed or found by a filter whenever it is read.
         * @enum {string}
         */
        ViewMembership: "list" | "filter";
        /** @description What is told of each group. */
        ViewGroupBase: {
            id: components["schemas"]["Id"];
            /** @description Its view. */
            viewId: components["schemas"]["Id"];
            groupName: components["schemas"]["GroupName"];
            layer: components["schemas"]["ViewLayer"];
            sort: components["schemas"]["GroupSort"];
            membership: components["schemas"]["ViewMembership"];
            /** @description Its resources that the clouds have. */
            resourceCount: components["schemas"]["ViewResourceNumber"];
            /** @description Open alarms of its resources. */
            alarmCount: components["schemas"]["ViewResourceNumber"];
            /** @description What they cost in the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description Groups of the view it leads to. */
            linkIds: components["schemas"]["Id"][];
            /** @description Their names. */
            linkNames: components["schemas"]["GroupName"][];
        };
        /** @description A group of a view. */
        ViewGroup: components["schemas"]["ViewGroupBase"];
        /** @description All rows. */
        ViewGroupList: components["schemas"]["ViewGroup"][];
        /** @description Which group. */
        ViewGroupId: {
            id: components["schemas"]["Id"];
        };
        /** @description What a group has. Of a list `resourceIds`; of a filter all resources that match each of the others, within cloud and project of the view. */
        ViewMembers: {
            membership: components["schemas"]["ViewMembership"];
            /** @description The resources of a list. */
            resourceIds?: components["schemas"]["Id"][];
            /** @description Any of these; empty or absent means every one. */
            type?: components["schemas"]["ResourceType"][];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description In this account. */
            cloudAccountId?: components["schemas"]["Id"];
            /** @description Has a tag of this key. */
            tagKey?: string;
            /** @description Has a tag of this value; where a key is asked for, of that key. */
            tagValue?: string;
        };
        /** @description A group with what it is made of. */
        ViewGroupDetail: components["schemas"]["ViewGroupBase"] & components["schemas"]["ViewMembers"];
        /** @description What a group of a view would be made of. */
        PreviewViewGroupRequest: components["schemas"]["ViewMembers"] & {
            viewId: components["schemas"]["Id"];
        };
        /** @description What a group would have. */
        ViewGroupPreview: {
            resourceCount: components["schemas"]["ViewResourceNumber"];
            /** @description What they cost in the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description The first ten, by name. */
            resourceNames: components["schemas"]["ResourceName"][];
        };
        /** @description What a group is and where it stands. */
        ViewGroupPlace: {
            groupName: components["schemas"]["GroupName"];
            layer: components["schemas"]["ViewLayer"];
            /** @description Place in its layer; behind the others unless told. */
            sort?: components["schemas"]["GroupSort"];
            /** @description Other groups of the view it leads to. */
            linkIds?: components["schemas"]["Id"][];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A group to be created. */
        NewViewGroup: components["schemas"]["ViewGroupPlace"] & components["schemas"]["ViewMembers"] & {
            viewId: components["schemas"]["Id"];
        };
        /** @description A group as it is to be. */
        ChangedViewGroup: components["schemas"]["ViewGroupPlace"] & components["schemas"]["ViewMembers"] & {
            id: components["schemas"]["Id"];
        };
        /** @description A new group, or a change of one. */
        SaveViewGroupRequest: components["schemas"]["NewViewGroup"] | components["schemas"]["ChangedViewGroup"];
        /** @description Code of an attribute. */
        AttrCode: string;
        /** @description The value chosen for one attribute. */
        AttrChoice: {
            attrCode: components["schemas"]["AttrCode"];
            /** @description The value as text; several (addresses, domains, ports) are joined by commas. */
            value: string;
        };
        /** @description One entry for each attribute. */
        AttrChoices: components["schemas"]["AttrChoice"][];
        /**
         * @description How many.
         * @default 1
         */
        Quantity: number;
        /** @description Number of months or years: 1-9 months or 1-3 years. */
        DurationNum: number;
        /**
         * @description M months, Y years.
         * @enum {string}
         */
        DurationUnit: "M" | "Y";
        /** @description What to add. */
        AddToCartRequest: {
            productCode: components["schemas"]["ProductCode"];
            attrs: components["schemas"]["AttrChoices"];
            quantity?: components["schemas"]["Quantity"];
            durationNum?: components["schemas"]["DurationNum"];
            durationUnit?: components["schemas"]["DurationUnit"];
        };
        /** @description An attribute as it was chosen. */
        ChosenAttr: {
            attrCode: components["schemas"]["AttrCode"];
            /** @description Name of the attribute. */
            attrName: string;
            /** @description The value. */
            value: string;
            /** @description What is shown for it. */
            valueName: string;
        };
        /**
         * @description withdrawn: the product is no longer sold; choices: what was chosen is no longer offered.
         * @enum {string}
         */
        CartInvalidReason: "withdrawn" | "choices";
        /** @description An item of the cart. */
        CartItem: {
            id: components["schemas"]["Id"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            /** @description Category of the product. */
            categoryId: components["schemas"]["Id"];
            /** @description What was chosen. */
            attrs: components["schemas"]["ChosenAttr"][];
            quantity: components["schemas"]["Quantity"];
            durationNum: components["schemas"]["DurationNum"] | null;
            durationUnit: components["schemas"]["DurationUnit"] | null;
            /** @description The duration as a text. */
            duration: string | null;
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description After discount. */
            payAmount: components["schemas"]["Money"];
            /** @description Price at adding, or as it was last accepted. */
            addedAmount: components["schemas"]["Money"];
            /** @description Differs from the price at adding. */
            priceChanged: boolean;
            /** @description Can still be ordered. */
            valid: boolean;
            /** @description Why it cannot. */
            invalidReason: components["schemas"]["CartInvalidReason"] | null;
            /** @description When it was added. */
            addTime: components["schemas"]["DateTime"];
        };
        /** @description All rows. */
        CartItemList: components["schemas"]["CartItem"][];
        /** @description Which item, and how. */
        ModifyCartItemRequest: {
            id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            /** @description The price that is shown and accepted with this. */
            payAmount?: components["schemas"]["Money"];
        };
        /**
         * @description What cloud accounts can be sorted by.
         * @enum {string}
         */
        CloudAccountSortField: "createTime" | "accountName";
        /**
         * @description 0 not verified, 1 normal, 2 key invalid, 3 permission missing.
         * @enum {integer}
         */
        CloudAccountStatus: 0 | 1 | 2 | 3;
        /**
         * @description 0 to synchronise, 1 being synchronised, 2 synchronised, 3 failed.
         * @enum {integer}
         */
        CloudSyncStatus: 0 | 1 | 2 | 3;
        /** @description Which cloud accounts. */
        ListCloudAccountsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["CloudAccountSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name or of the account's number. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["CloudAccountStatus"][];
            /** @description Any of these; empty or absent means every one. */
            syncStatus?: components["schemas"]["CloudSyncStatus"][];
            /** @description True: its keys do not work or lack something, or its synchronisation failed; false: the others. */
            attention?: boolean;
            /** @description Only those that are paused; false for the others. */
            paused?: boolean;
        };
        /** @description What the customer calls the account. */
        CloudAccountName: string;
        /**
         * @description Which site of the provider the account is at.
         * @enum {string}
         */
        CloudSite: "china" | "international";
        /** @description An account of the customer at a cloud. */
        CloudAccount: {
            id: components["schemas"]["Id"];
            cloudCode: components["schemas"]["CloudCode"];
            accountName: components["schemas"]["CloudAccountName"];
            /** @description Main account at the provider. */
            accountUid: components["schemas"]["CloudUid"];
            /** @description Sub-account the keys belong to, if any. */
            subAccountUid: components["schemas"]["CloudUid"] | null;
            site: components["schemas"]["CloudSite"];
            /** @description Access key. */
            accessKey: string;
            /** @description **** where one is kept, null where none is. */
            secretKey: string | null;
            /** @description Regions that are managed. */
            regionIds: components["schemas"]["RegionId"][];
            status: components["schemas"]["CloudAccountStatus"];
            syncStatus: components["schemas"]["CloudSyncStatus"];
            /** @description Its synchronisation is paused. */
            paused: boolean;
            /** @description When it was synchronised last. */
            lastSyncTime: components["schemas"]["DateTime"] | null;
            /** @description Why that failed. */
            syncFailReason: string | null;
            /** @description Bill lines of this day and later are read at the cloud. */
            billFrom: components["schemas"]["Date"];
            /** @description When its bill was read last. */
            lastBillTime: components["schemas"]["DateTime"] | null;
            /** @description Why its bill could not be read since. */
            billFailReason: string | null;
            /** @description Resources found. */
            resourceCount: number;
            /** @description Balance at the provider. */
            balance: components["schemas"]["Money"];
            /** @description Since when it has these keys. */
            keyTime: components["schemas"]["DateTime"];
            /** @description Free remark. */
            remark: string | null;
            /** @description User name of who added it. */
            creator: string;
            /** @description When it was added. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        CloudAccountPage: {
            /** @description The rows. */
            list: components["schemas"]["CloudAccount"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which cloud account. */
        CloudAccountId: {
            id: components["schemas"]["Id"];
        };
        /** @description An account to be added. */
        NewCloudAccount: {
            cloudCode: components["schemas"]["CloudCode"];
            accountName: components["schemas"]["CloudAccountName"];
            /** @default china */
            site?: components["schemas"]["CloudSite"];
            /** @description Sub-account the keys belong to, if any. */
            subAccountUid?: components["schemas"]["CloudUid"];
            /** @description Access key. */
            accessKey: string;
            /**
             * Format: password
             * @description Secret key.
             */
            secretKey: string;
            /** @description Regions that are managed; empty means every one. */
            regionIds?: components["schemas"]["RegionId"][];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description An account as it is to be; its keys are replaced by `rotateCloudAccountKeys`. */
        ChangedCloudAccount: {
            id: components["schemas"]["Id"];
            /** @description Its cloud; another one is refused (422). */
            cloudCode: components["schemas"]["CloudCode"];
            accountName: components["schemas"]["CloudAccountName"];
            /** @default china */
            site?: components["schemas"]["CloudSite"];
            /** @description Sub-account the keys belong to, if any. */
            subAccountUid?: components["schemas"]["CloudUid"];
            /** @description Regions that are managed; empty means every one. */
            regionIds?: components["schemas"]["RegionId"][];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new account, or a change of one. */
        SaveCloudAccountRequest: components["schemas"]["NewCloudAccount"] | components["schemas"]["ChangedCloudAccount"];
        /** @description The new keys of an account. */
        RotateCloudAccountKeysRequest: {
            id: components["schemas"]["Id"];
            /** @description Access key. */
            accessKey: string;
            /**
             * Format: password
             * @description Secret key.
             */
            secretKey: string;
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What the console does at a cloud: read the inventory, bills and quotas, operate resources.
         * @enum {string}
         */
        CloudCapabilityCode: "inventory" | "bill" | "quota" | "operate";
        /** @description Whether the keys of an account allow what the console does at its cloud. */
        CloudCapability: {
            capability: components["schemas"]["CloudCapabilityCode"];
            /** @description The keys allow it. */
            granted: boolean;
            /** @description Permissions that are lacking. */
            missingPermissions: string[];
            /** @description Why the keys do not work; null where they do. */
            reason: string | null;
        };
        /** @description All rows. */
        CloudCapabilityList: components["schemas"]["CloudCapability"][];
        /**
         * @description What the parts of an account can be sorted by.
         * @enum {string}
         */
        SyncScopeSortField: "regionId";
        /**
         * @description What is synchronised of a region, the resources of one type or the quotas.
         * @enum {string}
         */
        ScopeType: "host" | "disk" | "database" | "redis" | "mongo" | "pubIp" | "priNet" | "quota";
        /** @description Which parts. */
        ListSyncScopesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default regionId */
            sortField?: components["schemas"]["SyncScopeSortField"];
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Account. */
            cloudAccountId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description True: those that failed last or were never complete, as totals count them; false: the others. */
            lacking?: boolean;
            /** @description Any of these; empty or absent means every one. */
            type?: components["schemas"]["ScopeType"][];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["CloudSyncStatus"][];
        };
        /** @description The synchronisation of one type, or of the quotas, in one region of a cloud account. */
        SyncScope: {
            id: components["schemas"]["Id"];
            /** @description Account. */
            cloudAccountId: components["schemas"]["Id"];
            accountName: components["schemas"]["CloudAccountName"];
            cloudCode: components["schemas"]["CloudCode"];
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            type: components["schemas"]["ScopeType"];
            status: components["schemas"]["CloudSyncStatus"];
            /** @description Since when. */
            statusTime: components["schemas"]["DateTime"];
            /** @description Pages read so far. */
            pages: number;
            /** @description Resources or quotas read so far. */
            items: number;
            /** @description Failed attempts since the last success. */
            failures: number;
            /** @description Why the last attempt failed. */
            failReason: string | null;
            /** @description As of when it is complete; null where it never was. */
            completedTime: components["schemas"]["DateTime"] | null;
            /** @description The next attempt is not before this. */
            nextTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        SyncScopePage: {
            /** @description The rows. */
            list: components["schemas"]["SyncScope"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which part. */
        SyncScopeId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description 1 in use, 0 not.
         * @enum {string}
         */
        CloudUsed: "0" | "1";
        /** @description A cloud provider (specification section 3). */
        Cloud: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["CloudCode"];
            /** @description Name shown. */
            name: string;
            /** @description Kind of cloud, such as public. */
            type: string;
            used: components["schemas"]["CloudUsed"];
            /** @description Icon, by its path below the console's base path. */
            img1: string;
            /** @description Short mark. */
            mark: string;
            /** @description Marks its consumption in charts. */
            consumeSign: string;
            /** @description Colour in charts. */
            chartColor: string;
            /** @description Introduction. */
            introduce: string;
            /** @description Value as a choice. */
            value: string;
            /** @description Label as a choice. */
            label: string;
            /** @description Opened for the customer. */
            opened: boolean;
            /** @description Applied for by the customer. */
            applied: boolean;
        };
        /** @description All rows. */
        CloudList: components["schemas"]["Cloud"][];
        /** @description Which cloud. */
        ListRegionsRequest: {
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Only regions this account can use. */
            cloudAccountId?: components["schemas"]["Id"];
        };
        /** @description A zone of a region. */
        Zone: {
            /** @description Code of the zone. */
            zoneId: string;
            /** @description Name of the zone. */
            zoneName: string;
        };
        /** @description A region of a cloud. */
        Region: {
            cloudCode: components["schemas"]["CloudCode"];
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description Its zones. */
            zones: components["schemas"]["Zone"][];
        };
        /** @description All rows. */
        RegionList: components["schemas"]["Region"][];
        /** @description The keys to check. */
        CheckCloudAccountRequest: {
            cloudCode: components["schemas"]["CloudCode"];
            accountUid?: components["schemas"]["CloudUid"];
            /** @description Access key. */
            accessKey: string;
            /**
             * Format: password
             * @description Secret key.
             */
            secretKey: string;
            regionId?: components["schemas"]["RegionId"];
        };
        /** @description What the keys are good for. */
        CloudAccountCheck: {
            /** @description The keys work. */
            valid: boolean;
            accountUid: components["schemas"]["CloudUid"] | null;
            /** @description Name at the provider. */
            accountName: string | null;
            /** @description Permissions the account lacks. */
            missingPermissions: string[];
            /** @description Why the keys do not work. */
            reason: string | null;
        };
        /**
         * @description What the sums can be sorted by.
         * @enum {string}
         */
        ConsumptionSortField: "payableAmount" | "listAmount" | "discountAmount" | "lineCount";
        /**
         * @description What is summed up.
         * @enum {string}
         */
        ConsumptionBy: "product" | "instance";
        /** @description Which lines, and what is summed up. */
        ListConsumptionRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default payableAmount */
            sortField?: components["schemas"]["ConsumptionSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            by: components["schemas"]["ConsumptionBy"];
            /** @description First month. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month. */
            endCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            payMode?: components["schemas"]["PayMode"];
            /** @description Part of the instance's id or name. */
            keyword?: components["schemas"]["Keyword"];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description The consumption of a product or an instance. */
        ConsumptionRow: {
            /** @description Names the row among those of the same request. */
            rowKey: string;
            cloudCode: components["schemas"]["BillCloudCode"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Product. */
            productName: string;
            /** @description Null where the lines differ. */
            serviceCategory: components["schemas"]["ServiceCategory"] | null;
            /** @description Null where the lines differ. */
            payMode: components["schemas"]["PayMode"] | null;
            /** @description Name of the cloud account; null for products. */
            accountName: string | null;
            /** @description The instance; null for products, and for what is charged without one. */
            resourceId: string | null;
            /** @description Its name. */
            resourceName: string | null;
            /** @description Its region. */
            regionName: string | null;
            /** @description First month with a line. */
            startCycle: components["schemas"]["BillCycle"];
            /** @description Last month with a line. */
            endCycle: components["schemas"]["BillCycle"];
            /** @description Instances. */
            instanceCount: number;
            /** @description Lines. */
            lineCount: number;
            /** @description Before discount. */
            listAmount: components["schemas"]["Amount8"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Amount8"];
            /** @description Payable: listAmount - discountAmount. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description Paid in cash. */
            cashAmount: components["schemas"]["Amount8"];
            /** @description Paid by vouchers. */
            couponAmount: components["schemas"]["Amount8"];
            /** @description Paid on credit. */
            creditAmount: components["schemas"]["Amount8"];
            /** @description Owed. */
            debtAmount: components["schemas"]["Amount8"];
            currency: components["schemas"]["Currency"];
        };
        /** @description A page of sums with totals. */
        ConsumptionPage: {
            /** @description The rows. */
            list: components["schemas"]["ConsumptionRow"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
            totals: components["schemas"]["BillTotals"];
        };
        /**
         * @description 0 not yet in force, 1 in force, 2 expired, 3 terminated.
         * @enum {integer}
         */
        ContractStatus: 0 | 1 | 2 | 3;
        /** @description A contract. */
        CustomContract: {
            id: components["schemas"]["Id"];
            /** @description Name of the customer. */
            customName: string;
            /** @description Number. */
            contractNo: string;
            /** @description Name. */
            contractName: string;
            /** @description Signed on. */
            signDate: components["schemas"]["Date"];
            /** @description In force from. */
            startDate: components["schemas"]["Date"];
            /** @description In force until. */
            endDate: components["schemas"]["Date"];
            /** @description Amount of the contract. */
            amount: components["schemas"]["Money"];
            /** @description Price as a share of the list price. */
            discountRate: components["schemas"]["Ratio"];
            status: components["schemas"]["ContractStatus"];
        };
        /** @description All rows. */
        CustomContractList: components["schemas"]["CustomContract"][];
        /**
         * @description What costs are divided by.
         * @enum {string}
         */
        CostDimension: "cloudCode" | "accountUid" | "regionId" | "productCode" | "serviceCategory" | "resourceId" | "tag" | "viewId" | "projectId" | "payMode";
        /**
         * @description The months before, as many; or the same months of the year before. A month that is not over is compared by the same days.
         * @enum {string}
         */
        CostComparison: "previous" | "lastYear";
        /** @description What an analysis of costs is of, whatever its time. */
        CostAnalysis: {
            /** @default month */
            granularity?: components["schemas"]["BillGranularity"];
            /** @description Up to three dimensions, the first one first. */
            by?: components["schemas"]["CostDimension"][];
            /** @description Of the dimension tag: the key by whose values lines are told apart. */
            tagKey?: components["schemas"]["TagKey"];
            /** @default payable */
            costKind?: components["schemas"]["CostKind"];
            compare?: components["schemas"]["CostComparison"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ProductCode"][];
            /** @description Any of these; empty or absent means every one. */
            serviceCategory?: components["schemas"]["ServiceCategory"][];
            payMode?: components["schemas"]["PayMode"];
            accountUid?: components["schemas"]["CloudUid"];
            /**
             * @description Lines that any of these allocation rules matches, 0 for those that none does; empty or absent means every one. A rule that is
             *     not there is refused (404).
             */
            allocationRuleId?: number[];
            regionId?: components["schemas"]["RegionId"];
            /** @description Project. */
            projectId?: components["schemas"]["Id"];
            resourceId?: components["schemas"]["BillResourceId"];
            /** @description Of each key, any of these values; empty or absent means every line. */
            tag?: components["schemas"]["BillTagText"][];
            /**
             * @description Lines of the resources that any of these business views has now; empty or absent means every line. One that is not there is
             *     refused (404).
             */
            viewId?: components["schemas"]["Id"][];
            /** @description None of these. */
            excludeCloudCode?: components["schemas"]["BillCloudCode"][];
            /** @description None of these. */
            excludeProductCode?: components["schemas"]["ProductCode"][];
            /** @description None of these. */
            excludeServiceCategory?: components["schemas"]["ServiceCategory"][];
            /** @description None of these. */
            excludeAccountUid?: components["schemas"]["CloudUid"][];
            /** @description None of these; lines without a region stay. */
            excludeRegionId?: components["schemas"]["RegionId"][];
            /** @description None of these; lines without a project stay. */
            excludeProjectId?: components["schemas"]["Id"][];
            /** @description None of these. */
            excludeTag?: components["schemas"]["BillTagText"][];
            /**
             * @description No lines of the resources that any of these business views has now; lines without a resource stay. One that is not there is
             *     refused (404).
             */
            excludeViewId?: components["schemas"]["Id"][];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description Which lines, and what they are divided by. */
        ListCostsRequest: components["schemas"]["CostAnalysis"] & {
            /** @description First month; absent means the five before the last, or by day the last. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month; absent means the month of today. */
            endCycle?: components["schemas"]["BillCycle"];
            /**
             * @description Groups of their own.
             * @default 12
             */
            limit?: number;
            /**
             * @description Adds the sums: of each group, of each period and of all; with a comparison, what they were and the change.
             * @default false
             */
            totals?: boolean;
        };
        /** @description A group's part of a period, or a sum. */
        CostRow: {
            /** @description Month or day; of a group's sums what they are, in the caller's language. */
            period: string;
            /** @description First month of the bills that have the lines behind it. Null where listBillDetails cannot tell these lines from others. */
            startCycle: components["schemas"]["BillCycle"] | null;
            /** @description Last month. */
            endCycle: components["schemas"]["BillCycle"] | null;
            /** @description By day, the day of these lines. */
            billDate: components["schemas"]["Date"] | null;
            /** @description Of sums of all groups, what they are called in the caller's language. */
            sumName: string | null;
            /** @description Cloud. */
            cloudCode: components["schemas"]["BillCloudCode"] | null;
            /** @description Cloud account. */
            accountUid: string | null;
            /** @description Its name. */
            accountName: string | null;
            /** @description Region. */
            regionId: string | null;
            /** @description Its name. */
            regionName: string | null;
            /** @description Product. */
            productCode: string | null;
            /** @description Its name. */
            productName: string | null;
            /** @description Service category. */
            serviceCategory: components["schemas"]["ServiceCategory"] | null;
            /** @description Resource. */
            resourceId: string | null;
            /** @description Its name, or its id where it has none. */
            resourceName: string | null;
            /** @description Project. */
            projectId: components["schemas"]["Id"] | null;
            /** @description Its name. */
            projectName: string | null;
            /** @description The tag. */
            tag: components["schemas"]["BillTagText"] | null;
            /** @description Value of the tag; of lines without it the word for that. */
            tagValue: string | null;
            /** @description Business view; null where resources are in several views or in none. Undivided by view, the only one that is filtered by. */
            viewId: components["schemas"]["Id"] | null;
            /** @description Its name; the word for several views, and for none. */
            viewName: string | null;
            /** @description Payment mode. */
            payMode: components["schemas"]["PayMode"] | null;
            /** @description The costs; null where there is no line. */
            amount: components["schemas"]["Amount8"] | null;
            /** @description Lines behind it. */
            lineCount: number;
        };
        /** @description The rows. */
        Costs: components["schemas"]["CostRow"][];
        /** @description Which lines. */
        CostForecastRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description A month so far and what it will come to, in one currency. */
        CostForecast: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description The month before. */
            lastCycle: components["schemas"]["BillCycle"];
            currency: components["schemas"]["Currency"];
            /** @description Payable in the month so far; null where there is no line. */
            payableAmount: components["schemas"]["Amount8"] | null;
            /** @description Payable in the month before, until the same day while the month is not over; null where there is no line. */
            comparedAmount: components["schemas"]["Amount8"] | null;
            /** @description Payable in the whole month before; null where there is no line. */
            lastPayableAmount: components["schemas"]["Amount8"] | null;
            /** @description Last day whose usage is on the bill in full; null without a forecast. */
            usedThrough: components["schemas"]["Date"] | null;
            /** @description What the month will come to. */
            forecastAmount: components["schemas"]["Amount8"] | null;
            /** @description The lower end of the interval. */
            lowAmount: components["schemas"]["Amount8"] | null;
            /** @description The upper end of the interval. */
            highAmount: components["schemas"]["Amount8"] | null;
            /** @description What budgets forecast; null before the third day of the month and after it. */
            rateAmount: components["schemas"]["Amount8"] | null;
            /** @description How the forecast comes about, or why there is none, in the caller's language. */
            explanation: string;
        };
        /** @description Which lines, and the tag key. */
        ListTagSharesRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description Values with a row of their own.
             * @default 20
             */
            limit?: number;
            /** @description By whose values; absent means the first one of listBillTagKeys. */
            tagKey?: components["schemas"]["TagKey"];
        };
        /** @description A value's part of a month. */
        TagShare: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description The key; null where no line has a tag. */
            tagKey: string | null;
            /** @description The value; of lines without the key the word for that. Null of all others together. */
            tagValue: string | null;
            /** @description Payable amount. */
            payableAmount: components["schemas"]["Amount8"];
            /** @description Part of the whole month; null where the month is zero. */
            share: components["schemas"]["Ratio"] | null;
            /** @description Lines behind it. */
            lineCount: number;
        };
        /** @description All rows. */
        TagShareList: components["schemas"]["TagShare"][];
        /** @description Which lines. */
        ListViewSharesRequest: {
            /** @description Month; absent means the month of today. */
            billCycle?: components["schemas"]["BillCycle"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["BillCloudCode"][];
            /**
             * @description Lines in this currency only, since amounts of different ones have no sum.
             * @default CNY
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description Views with a row of their own.
             * @default 20
             */
            limit?: number;
        };
        /** @description A view's part of a month. */
        ViewShare: {
            /** @description The month. */
            billCycle: components["schemas"]["BillCycle"];
            /** @description The view; null of several, of what they share and of what is in none. */
            viewName: string | null;
            /** @description The view's name, or what the part is called in the caller's language; null of all other views together. */
            partName: string | null;
            /** @description Payable of resources that are in this view alone, or of the part; null where there is no line. */
            ownAmount: components["schemas"]["Amount8"] | null;
            /** @description Of resources that are in another view too, which the row of shared resources counts; null for none. */
            sharedAmount: components["schemas"]["Amount8"] | null;
            /** @description Part of the whole month; null where the month is zero. */
            share: components["schemas"]["Ratio"] | null;
            /** @description Lines behind it. */
            lineCount: number;
        };
        /** @description All rows. */
        ViewShareList: components["schemas"]["ViewShare"][];
        /** @description A tag key that occurs in bills. */
        BillTagKey: {
            /** @description The key. */
            tagKey: string;
        };
        /** @description All rows. */
        BillTagKeyList: components["schemas"]["BillTagKey"][];
        /** @description A region that occurs in bills. */
        BillRegion: {
            /** @description The region. */
            regionId: string;
            /** @description Its name and code, or its code where it has none. */
            regionName: string;
        };
        /** @description All rows. */
        BillRegionList: components["schemas"]["BillRegion"][];
        /** @description A tag that occurs in bills. */
        BillTagName: {
            tag: components["schemas"]["BillTagText"];
            /** @description Key and value, or the word for none. */
            tagName: string;
        };
        /** @description All rows. */
        BillTagNameList: components["schemas"]["BillTagName"][];
        /** @description A business view. */
        BillViewName: {
            /** @description The view. */
            viewId: components["schemas"]["Id"];
            viewName: components["schemas"]["BusinessViewName"];
        };
        /** @description All rows. */
        BillViewNameList: components["schemas"]["BillViewName"][];
        /**
         * @description Kind of file.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx";
        /** @description What stands for a value. */
        ExportWord: {
            /** @description The value as text. */
            value: string;
            /** @description Its words. */
            text: string;
        };
        /** @description A column of the file. */
        ExportColumn: {
            /** @description Property of the list's rows. */
            name: string;
            /** @description First line of the column. */
            heading: string;
            /** @description Words of the column's values, of an enumeration or of true and false. A value without words is written as it is. */
            words?: components["schemas"]["ExportWord"][];
        };
        /** @description Which list, which rows of it, and how they are written. */
        ExportListRequest: {
            /** @description Operation of the list. */
            call: string;
            /** @description The list's own request. Its page is ignored. */
            input: {
                [key: string]: unknown;
            };
            format: components["schemas"]["ExportFormat"];
            /** @description Names the file and its sheet. */
            title: string;
            /** @description What of each row, in this order. */
            columns: components["schemas"]["ExportColumn"][];
        };
        /**
         * @description Name of a file, without folders and without marks that turn the direction of text.
         * @example voucher.pdf
         */
        FileName: string;
        /** @description A file to be kept. */
        UploadFileRequest: {
            name: components["schemas"]["FileName"];
            /**
             * @description The bytes in base64: at most 5 MB of PDF, PNG or JPEG.
             * @example JVBERi0xLjcK
             */
            content: string;
        };
        /** @description A file that was handed in. */
        StoredFile: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["FileName"];
            /** @description Bytes. */
            size: number;
            /**
             * @description What its first bytes say it is.
             * @enum {string}
             */
            type: "application/pdf" | "image/png" | "image/jpeg";
        };
        /**
         * @description 0 ordinary VAT invoice, 1 special VAT invoice.
         * @enum {integer}
         */
        InvoiceType: 0 | 1;
        /** @description Which titles. */
        ListInvoiceTitlesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of the name or of the tax number. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Those that an invoice of this type can be made out to. */
            invoiceType?: components["schemas"]["InvoiceType"];
        };
        /**
         * @description Whom invoices are made out to.
         * @enum {string}
         */
        TitleType: "company" | "personal";
        /** @description Whom invoices are made out to. */
        InvoiceTitle: {
            id: components["schemas"]["Id"];
            /** @description Name on the invoice. */
            title: string;
            titleType: components["schemas"]["TitleType"];
            /** @description Tax number. */
            taxNo: string | null;
            /** @description Registered address. */
            regAddress: string | null;
            /** @description Registered phone. */
            regPhone: string | null;
            /** @description Bank of the company. */
            bankName: string | null;
            /** @description Bank account that the invoice prints. */
            bankNo: string | null;
            /** @description Has all that a special VAT invoice needs. */
            special: boolean;
            /** @description Proposed first. */
            isDefault: boolean;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        InvoiceTitlePage: {
            /** @description The rows. */
            list: components["schemas"]["InvoiceTitle"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which title. */
        InvoiceTitleId: {
            id: components["schemas"]["Id"];
        };
        /** @description Name on the invoice. */
        TitleName: string;
        /** @description Tax number, 15 to 20 digits and capital letters. */
        TaxNo: string;
        /** @description A line of an address. */
        PostalText: string;
        /** @description A phone number as it is printed, with digits, hyphens and a plus. */
        OfficePhone: string;
        /** @description A name. */
        ShortText: string;
        /** @description The company's bank account as the invoice prints it, 8 to 30 digits. */
        CompanyBankNo: string;
        /** @description The title. */
        SaveInvoiceTitleRequest: {
            /** @description The title to change; absent for a new one. */
            id?: components["schemas"]["Id"];
            title: components["schemas"]["TitleName"];
            /** @default company */
            titleType: components["schemas"]["TitleType"];
            /** @description Needed for a company. */
            taxNo?: components["schemas"]["TaxNo"];
            /** @description Registered address; needed for special invoices. */
            regAddress?: components["schemas"]["PostalText"];
            /** @description Registered phone; needed for special invoices. */
            regPhone?: components["schemas"]["OfficePhone"];
            /** @description Bank of the company; needed for special invoices. */
            bankName?: components["schemas"]["ShortText"];
            /** @description Needed for special invoices. */
            bankNo?: components["schemas"]["CompanyBankNo"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Which addresses. */
        ListMailAddressesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of the receiver or of the address. */
            keyword?: components["schemas"]["Keyword"];
        };
        /** @description Where paper invoices are sent. */
        MailAddress: {
            id: components["schemas"]["Id"];
            /** @description Receiver and whole address, to choose by. */
            label: string;
            /** @description Who receives it. */
            receiver: string;
            /** @description The receiver's phone. */
            phone: string;
            /** @description Province. */
            province: string;
            /** @description City. */
            city: string;
            /** @description District. */
            district: string;
            /** @description Street and number. */
            address: string;
            /** @description Postal code. */
            zipCode: string | null;
            /** @description Proposed first. */
            isDefault: boolean;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        MailAddressPage: {
            /** @description The rows. */
            list: components["schemas"]["MailAddress"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which address. */
        MailAddressId: {
            id: components["schemas"]["Id"];
        };
        /** @description Postal code, 6 digits. */
        ZipCode: string;
        /** @description The address. */
        SaveMailAddressRequest: {
            /** @description The address to change; absent for a new one. */
            id?: components["schemas"]["Id"];
            /** @description Who receives it. */
            receiver: components["schemas"]["ShortText"];
            /** @description The receiver's mobile number. */
            phone: components["schemas"]["Phone"];
            /** @description Province. */
            province: components["schemas"]["ShortText"];
            /** @description City. */
            city: components["schemas"]["ShortText"];
            /** @description District. */
            district: components["schemas"]["ShortText"];
            /** @description Street and number. */
            address: components["schemas"]["PostalText"];
            zipCode?: components["schemas"]["ZipCode"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What invoiceables can be sorted by.
         * @enum {string}
         */
        InvoiceableSortField: "bizTime" | "originalAmount" | "canInvoiceAmount";
        /**
         * @description What was paid for, a month's bill or an order.
         * @enum {string}
         */
        InvoiceableKind: "bill" | "order";
        /** @description Which bills and orders. */
        ListInvoiceablesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default bizTime */
            sortField?: components["schemas"]["InvoiceableSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Any of these; empty or absent means every one. */
            bizType?: components["schemas"]["InvoiceableKind"][];
            /** @description True: only those of which something can still be invoiced. False: only the others. */
            open?: boolean;
            /** @description Part of the month or of the order's number. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Settled or paid at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Settled or paid at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description Something paid that can be invoiced. */
        Invoiceable: {
            id: components["schemas"]["Id"];
            /** @description What it is, in the caller's language. */
            name: string;
            /** @description What it is and how much of it can be invoiced, to choose by. */
            label: string;
            bizType: components["schemas"]["InvoiceableKind"];
            /** @description Month of the bill. */
            billCycle: components["schemas"]["BillCycle"] | null;
            /** @description Number of the order. */
            orderNo: string | null;
            /** @description When it was settled or paid. */
            bizTime: components["schemas"]["DateTime"];
            /** @description Paid in cash and credit. */
            originalAmount: components["schemas"]["Money"];
            /** @description Taken back by refunds. */
            offsetAmount: components["schemas"]["Money"];
            /** @description Invoiced, or asked for. */
            invoicedAmount: components["schemas"]["Money"];
            /** @description What can still be invoiced. */
            canInvoiceAmount: components["schemas"]["Money"];
        };
        /** @description A page of rows. */
        InvoiceablePage: {
            /** @description The rows. */
            list: components["schemas"]["Invoiceable"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * Format: decimal
         * @description CNY, from 0.01 to 999999999.99.
         * @example 1060.00
         */
        InvoiceAmount: string;
        /** @description What of a bill or order is invoiced. */
        InvoiceItem: {
            /** @description The bill or order. */
            invoiceableId: components["schemas"]["Id"];
            /** @description How much of it. */
            amount: components["schemas"]["InvoiceAmount"];
        };
        /**
         * @description 1 electronic, 2 paper.
         * @enum {integer}
         */
        InvoiceForm: 1 | 2;
        /**
         * Format: email
         * @description E-mail address.
         * @example li.na@example.com
         */
        Email: string;
        /** @description The invoice asked for. */
        ApplyInvoiceRequest: {
            /** @description What is invoiced, at least one. */
            items: components["schemas"]["InvoiceItem"][];
            /** @default 0 */
            invoiceType: components["schemas"]["InvoiceType"];
            /** @default 1 */
            invoiceForm: components["schemas"]["InvoiceForm"];
            /** @description Whom it is made out to. */
            titleId: components["schemas"]["Id"];
            /** @description Where the electronic invoice is sent; needed for one. */
            email?: components["schemas"]["Email"];
            /** @description Where the paper invoice is sent; needed for one. */
            addressId?: components["schemas"]["Id"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What invoices can be sorted by.
         * @enum {string}
         */
        InvoiceSortField: "applyTime" | "applyNo" | "amount";
        /** @description Number of an application. */
        ApplyNo: string;
        /**
         * @description 0 pending review, 1 rejected, 2 issuing, 3 cancelling, 4 cancelled, 5 to be received, 6 issued, 7 returning, 8 returned.
         * @enum {integer}
         */
        InvoiceStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /** @description Which invoices. */
        ListInvoicesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default applyTime */
            sortField?: components["schemas"]["InvoiceSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            applyNo?: components["schemas"]["ApplyNo"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["InvoiceStatus"][];
            /** @description Any of these; empty or absent means every one. */
            invoiceType?: components["schemas"]["InvoiceType"][];
            /** @description Any of these; empty or absent means every one. */
            invoiceForm?: components["schemas"]["InvoiceForm"][];
            /** @description Part of the title or of the invoice's number. */
            keyword?: components["schemas"]["Keyword"];
            /** @description At least. */
            minAmount?: components["schemas"]["Amount8"];
            /** @description At most. */
            maxAmount?: components["schemas"]["Amount8"];
            /** @description Asked for at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Asked for at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description An invoice, or the application for one. */
        Invoice: {
            id: components["schemas"]["Id"];
            applyNo: components["schemas"]["ApplyNo"];
            /** @description Number of the issued invoice. */
            invoiceNo: string | null;
            /** @description Code of the issued invoice. */
            invoiceCode: string | null;
            /** @description Price with tax. */
            amount: components["schemas"]["Money"];
            /** @description Rate of the value-added tax. */
            taxRate: components["schemas"]["Ratio"];
            /** @description The tax in the price, rounded half up. */
            taxAmount: components["schemas"]["Money"];
            /** @description Price without tax. */
            netAmount: components["schemas"]["Money"];
            invoiceType: components["schemas"]["InvoiceType"];
            invoiceForm: components["schemas"]["InvoiceForm"];
            /** @description Whom it is made out to. */
            title: string;
            /** @description Tax number. */
            taxNo: string | null;
            /** @description What it says it is for. */
            content: string;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Why the application or the return was refused. */
            rejectReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it was issued. */
            issueTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
        };
        /** @description A page of rows. */
        InvoicePage: {
            /** @description The rows. */
            list: components["schemas"]["Invoice"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which invoice. */
        InvoiceId: {
            id: components["schemas"]["Id"];
        };
        /** @description What an invoice takes of a bill or an order. */
        InvoicedPart: {
            /** @description The bill or order, in the caller's language. */
            name: string;
            /** @description How much of it. */
            amount: components["schemas"]["Money"];
        };
        /** @description A step of an invoice. */
        InvoiceEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["InvoiceStatus"] | null;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Who did it: a user name, or the party that handles it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description An invoice, what it is about and what happened to it. */
        InvoiceDetail: {
            id: components["schemas"]["Id"];
            applyNo: components["schemas"]["ApplyNo"];
            /** @description Number of the issued invoice. */
            invoiceNo: string | null;
            /** @description Code of the issued invoice. */
            invoiceCode: string | null;
            /** @description Price with tax. */
            amount: components["schemas"]["Money"];
            /** @description Rate of the value-added tax. */
            taxRate: components["schemas"]["Ratio"];
            /** @description The tax in the price, rounded half up. */
            taxAmount: components["schemas"]["Money"];
            /** @description Price without tax. */
            netAmount: components["schemas"]["Money"];
            invoiceType: components["schemas"]["InvoiceType"];
            invoiceForm: components["schemas"]["InvoiceForm"];
            /** @description Whom it is made out to. */
            title: string;
            /** @description Tax number. */
            taxNo: string | null;
            /** @description What it says it is for. */
            content: string;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Why the application or the return was refused. */
            rejectReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it was issued. */
            issueTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
            titleType: components["schemas"]["TitleType"];
            /** @description Registered address. */
            regAddress: string | null;
            /** @description Registered phone. */
            regPhone: string | null;
            /** @description Bank of the company. */
            bankName: string | null;
            /** @description Its account; all but its first and last four digits are hidden. */
            bankNo: string | null;
            /** @description Where the electronic invoice is sent. */
            email: string | null;
            /** @description Who receives the paper invoice. */
            receiver: string | null;
            /** @description The receiver's phone. */
            receiverPhone: string | null;
            /** @description Where the paper invoice is sent. */
            mailAddress: string | null;
            /** @description Who carries it. */
            expressCompany: string | null;
            /** @description The carrier's number. */
            expressNo: string | null;
            /** @description Free remark. */
            remark: string;
            /** @description What it is about. */
            items: components["schemas"]["InvoicedPart"][];
            /** @description What happened, the first first. */
            history: components["schemas"]["InvoiceEvent"][];
        };
        /** @description Which invoice goes back, and why. */
        ReturnInvoiceRequest: {
            id: components["schemas"]["Id"];
            /** @description Why it goes back. */
            reason: string;
        };
        /**
         * @description What messages can be sorted by.
         * @enum {string}
         */
        MessageSortField: "createTime" | "type" | "readFlag";
        /**
         * @description finance, product, security, om (operation and maintenance), campaign, contract.
         * @enum {string}
         */
        MessageType: "finance" | "product" | "security" | "om" | "campaign" | "contract";
        /**
         * @description 0 unread, 1 read.
         * @enum {integer}
         */
        ReadFlag: 0 | 1;
        /** @description Which messages. */
        ListMessagesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["MessageSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Any of these types; empty or absent means every one. */
            type?: components["schemas"]["MessageType"][];
            readFlag?: components["schemas"]["ReadFlag"];
            /** @description Part of title or content. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Sent at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Sent at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /**
         * @description How much it matters.
         * @enum {string}
         */
        MessageLevel: "info" | "warn" | "critical";
        /** @description A message to one user. */
        Message: {
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            type: components["schemas"]["MessageType"];
            /** @description Finer kind, such as billReady. */
            subType: string | null;
            /** @description Plain text. */
            content: string;
            readFlag: components["schemas"]["ReadFlag"];
            /** @description Its weight. */
            level: components["schemas"]["MessageLevel"] | null;
            /** @description What it is about, such as order. */
            bizType: string | null;
            /** @description Which one it is about. */
            bizId: string | null;
            /** @description When it was sent. */
            createTime: components["schemas"]["DateTime"];
            /** @description When it was read. */
            readTime: components["schemas"]["DateTime"] | null;
        };
        /** @description True where more rows match than were counted, since counting them all would be dear: `total` is how many were counted, and there are further pages. */
        TotalCapped: boolean;
        /** @description A page of messages. */
        MessagePage: {
            /** @description The rows. */
            list: components["schemas"]["Message"][];
            /** @description Messages on all pages; at most 10,000 are counted. */
            total: components["schemas"]["Total"];
            totalCapped?: components["schemas"]["TotalCapped"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Every message of the caller. */
        AllMessages: {
            /**
             * @description Always true.
             * @constant
             */
            all: true;
        };
        /** @description Unread messages of the caller. */
        UnreadMessages: number;
        /** @description Unread messages of the caller. */
        MessageCounts: {
            /** @description Of all types. */
            unread: number;
            /** @description Of type om: what the monitoring has raised. */
            alarms: number;
        };
        /** @description Which type, and which resource of it. */
        ListMetricsRequest: {
            resourceType: components["schemas"]["ResourceType"];
            resourceId?: components["schemas"]["Id"];
        };
        /** @description Something that is measured. */
        Metric: {
            metricName: components["schemas"]["MetricName"];
            /** @description Its name with its unit, in the caller's language. */
            label: string;
            unit: components["schemas"]["MetricUnit"];
            /** @description The newest value of the resource, if it is no older than ten minutes. */
            value: number | null;
            /** @description When it was measured. */
            time: components["schemas"]["DateTime"] | null;
        };
        /** @description All rows. */
        MetricList: components["schemas"]["Metric"][];
        /**
         * @description How much earlier the time is to which another is compared.
         * @enum {string}
         */
        MetricComparison: "day" | "week";
        /** @description What is asked for, of which resources, from when to when. */
        QueryMetricsRequest: {
            /** @description Of which resources. */
            resourceIds: components["schemas"]["Id"][];
            /** @description What of them. What a resource's cloud does not supply is left out. */
            metrics: components["schemas"]["MetricName"][];
            /** @description From this time on. */
            startTime: components["schemas"]["DateTime"];
            /** @description Before this time. */
            endTime: components["schemas"]["DateTime"];
            /**
             * @description No more points than these in a series.
             * @default 500
             */
            points?: number;
            /**
             * @description What the values within a step become: a series each.
             * @default [
             *       "average"
             *     ]
             */
            statistics?: components["schemas"]["MetricStatistic"][];
            /** @description With the values so much earlier beside them. */
            compare?: components["schemas"]["MetricComparison"];
            /**
             * @description With what happened to the resources in that time.
             * @default false
             */
            withEvents?: boolean;
        };
        /** @description Values of one metric of one resource. */
        MetricSeries: {
            resourceId: components["schemas"]["Id"];
            /** @description Name of the resource. */
            resourceName: string;
            metricName: components["schemas"]["MetricName"];
            unit: components["schemas"]["MetricUnit"];
            statistic: components["schemas"]["MetricStatistic"];
            /** @description One for each step; null where nothing was measured. */
            values: (number | null)[];
            /** @description The same a day or a week earlier; null where that is not asked for. */
            compared: (number | null)[] | null;
        };
        /**
         * @description An operation, what was seen to change, or the beginning or end of an alarm.
         * @enum {string}
         */
        MetricEventKind: "operation" | "appeared" | "changed" | "gone" | "revived" | "alarmBegan" | "alarmEnded";
        /**
         * @description What can be done with a resource.
         * @enum {string}
         */
        ResourceAction: "start" | "stop" | "reboot" | "rename" | "resize" | "attach" | "detach" | "bind" | "unbind" | "release";
        /**
         * @description 0 requested, 1 accepted, 2 running, 3 done, 4 failed, 5 timed out, 6 unknown (the answer of the cloud was lost).
         * @enum {integer}
         */
        ResourceOperationStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /** @description Something that happened to a resource. */
        MetricEvent: {
            resourceId: components["schemas"]["Id"];
            time: components["schemas"]["DateTime"];
            kind: components["schemas"]["MetricEventKind"];
            /** @description What was done, of an operation. */
            action: components["schemas"]["ResourceAction"] | null;
            /** @description How far it got, of an operation. */
            status: components["schemas"]["ResourceOperationStatus"] | null;
            /** @description The rule, of an alarm. */
            subject: components["schemas"]["AlarmRuleName"] | null;
            /** @description How grave it is, of an alarm. */
            level: components["schemas"]["AlarmLevel"] | null;
        };
        /** @description Series over the same steps, and what happened meanwhile. */
        MetricAnswer: {
            /** @description Length of a step. */
            stepSeconds: number;
            /** @description When each step begins. */
            times: components["schemas"]["DateTime"][];
            /** @description One for each resource, metric and statistic. */
            series: components["schemas"]["MetricSeries"][];
            /** @description Operations, changes and alarms, the earliest first; the latest where there were more. */
            events: components["schemas"]["MetricEvent"][];
        };
        /**
         * @description 1 announcement, 2 news, 3 campaign.
         * @enum {integer}
         */
        NewsType: 1 | 2 | 3;
        /** @description Which news. */
        ListNewsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Of this type; absent means of any. */
            type?: components["schemas"]["NewsType"];
            /** @description Part of title or summary. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Published at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Published at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /**
         * @description top: before all others.
         * @enum {string}
         */
        NewsPlacement: "top";
        /** @description An item of news, without its text. */
        News: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NewsType"];
            /** @description Title. */
            title: string;
            /** @description What it is about. */
            summary: string;
            /** @description Kept at the top. */
            top: boolean;
            /** @description The same in a word; null where it is not. */
            placement: components["schemas"]["NewsPlacement"] | null;
            /** @description When it was published. */
            publishTime: components["schemas"]["DateTime"];
            /** @description How often it was read: by each user once a day. */
            viewCount: number;
        };
        /** @description A page of rows. */
        NewsPage: {
            /** @description The rows. */
            list: components["schemas"]["News"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which item. */
        NewsId: {
            id: components["schemas"]["Id"];
        };
        /** @description An item of news. */
        NewsDetail: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NewsType"];
            /** @description Title. */
            title: string;
            /** @description What it is about. */
            summary: string;
            /** @description Kept at the top. */
            top: boolean;
            /** @description The same in a word; null where it is not. */
            placement: components["schemas"]["NewsPlacement"] | null;
            /** @description When it was published. */
            publishTime: components["schemas"]["DateTime"];
            /** @description How often it was read: by each user once a day. */
            viewCount: number;
            /** @description HTML as it was written; whoever shows it makes it safe. */
            content: string;
            /** @description Whether the caller's reading of today has been counted. */
            viewed: boolean;
            /** @description The one above it in the list of its kind; null for the first. */
            previousId: components["schemas"]["Id"] | null;
            /** @description The one below it; null for the last. */
            nextId: components["schemas"]["Id"] | null;
        };
        /**
         * @description 1 new, 2 renewal, 3 change, 4 unsubscription, 11 pay-as-you-go to subscription.
         * @enum {integer}
         */
        OrderType: 1 | 2 | 3 | 4 | 11;
        /** @description Order items of the cart. */
        CommitCart: {
            /** @description Items of the cart. */
            carIds: components["schemas"]["Id"][];
            /** @default 1 */
            orderType?: components["schemas"]["OrderType"];
            /** @description Voucher to pay with: kept with the order, and offered first when it is paid. */
            cloudTicketId?: components["schemas"]["Id"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description One product to buy. */
        CommitItem: {
            productCode: components["schemas"]["ProductCode"];
            attrs: components["schemas"]["AttrChoices"];
            quantity?: components["schemas"]["Quantity"];
            durationNum?: components["schemas"]["DurationNum"];
            durationUnit?: components["schemas"]["DurationUnit"];
            /** @description The price that was shown; a different one refuses the order. */
            payAmount?: components["schemas"]["Money"];
        };
        /** @description Order without the cart. */
        CommitItems: {
            /** @description What to buy. */
            items: components["schemas"]["CommitItem"][];
            /** @default 1 */
            orderType?: components["schemas"]["OrderType"];
            /** @description Voucher to pay with: kept with the order, and offered first when it is paid. */
            cloudTicketId?: components["schemas"]["Id"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Number of an order. */
        OrderNo: string;
        /**
         * @description 0 pending approval, 1 to pay, 2 processing, 3 done, 4 cancelled, 5 expired, 6 provisioning failed, 7 refunding, 8 refunded.
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /** @description What was ordered. */
        CommittedOrder: {
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            /** @description To be paid. */
            payAmount: components["schemas"]["Money"];
            status: components["schemas"]["OrderStatus"];
            /** @description Expires when not paid by then. */
            payDeadline: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description What orders can be sorted by.
         * @enum {string}
         */
        OrderSortField: "createTime" | "orderNo" | "payAmount" | "payTime";
        /** @description Which orders. */
        ListOrdersRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["OrderSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            orderNo?: components["schemas"]["OrderNo"];
            orderType?: components["schemas"]["OrderType"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["OrderStatus"][];
            productCode?: components["schemas"]["ProductCode"];
            /** @description Placed at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Placed at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description How many orders have a status. */
        OrdersOfStatus: {
            status: components["schemas"]["OrderStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description One product of an order. */
        OrderItem: {
            id: components["schemas"]["Id"];
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            /** @description What was chosen. */
            attrs: components["schemas"]["ChosenAttr"][];
            /** @description The same, each as one text. */
            choices: string[];
            quantity: components["schemas"]["Quantity"];
            durationNum: components["schemas"]["DurationNum"] | null;
            durationUnit: components["schemas"]["DurationUnit"] | null;
            /** @description The duration as a text. */
            duration: string | null;
            /** @description Renews by itself. */
            autoRenew: boolean;
            /** @description Price of one. */
            unitPrice: components["schemas"]["Money"];
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description After discount. */
            payAmount: components["schemas"]["Money"];
            /** @description What was provisioned. */
            resourceIds: string[];
            /** @description In use from. */
            effectTime: components["schemas"]["DateTime"] | null;
            /** @description In use until. */
            expireTime: components["schemas"]["DateTime"] | null;
        };
        /** @description A step of an order. */
        OrderEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["OrderStatus"] | null;
            status: components["schemas"]["OrderStatus"];
            /** @description Who did it: a user name, or the party that provisions. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description An order. */
        Order: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            orderType: components["schemas"]["OrderType"];
            status: components["schemas"]["OrderStatus"];
            cloudCode: components["schemas"]["CloudCode"] | null;
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the first product. */
            productName: string;
            /** @description Products in the order. */
            itemCount: number;
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Money"];
            /** @description Paid by a voucher. */
            couponAmount: components["schemas"]["Money"];
            /** @description Paid or to be paid. */
            payAmount: components["schemas"]["Money"];
            /** @description Of payAmount paid in cash. */
            cashAmount: components["schemas"]["Money"];
            /** @description Of payAmount paid on credit. */
            creditAmount: components["schemas"]["Money"];
            /** @description The voucher used, or chosen for the payment. */
            cloudTicketId: components["schemas"]["Id"] | null;
            /** @description The contract it falls under. */
            contractId: components["schemas"]["Id"] | null;
            payMode: components["schemas"]["PayMode"];
            /** @description When it was paid. */
            payTime: components["schemas"]["DateTime"] | null;
            /** @description Expires when not paid by then. */
            payDeadline: components["schemas"]["DateTime"] | null;
            /** @description When it was placed. */
            createTime: components["schemas"]["DateTime"];
            /** @description User name of who placed it. */
            creator: string;
            /** @description Why provisioning failed. */
            failReason: string | null;
            /** @description The products; only when one order is fetched. */
            items?: components["schemas"]["OrderItem"][];
            /** @description Name of the voucher used or chosen; only when one order is fetched. */
            ticketName?: string | null;
            /** @description Of an order that awaits its payment, what is left to pay after the voucher chosen with it, if that still fits; only when one order is fetched. */
            dueNow?: components["schemas"]["Money"] | null;
            /** @description What the account paid and got back; only when one order is fetched. */
            trades?: components["schemas"]["AccountTrade"][];
            /** @description What happened, the first first; only when one order is fetched. */
            history?: components["schemas"]["OrderEvent"][];
        };
        /** @description A page of orders. */
        OrderPage: {
            /** @description How many orders have each status, whatever status is asked for. */
            counts: components["schemas"]["OrdersOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Order"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description order, or car for an item of the cart.
         * @enum {string}
         */
        OrderOrCart: "order" | "car";
        /** @description Which one. */
        GetOrderOrCartItemRequest: {
            type: components["schemas"]["OrderOrCart"];
            id: components["schemas"]["Id"];
        };
        OrderOrCartItem: components["schemas"]["Order"] | components["schemas"]["CartItem"];
        /** @description The order, and the voucher that would be used. */
        PreviewOrderPaymentRequest: {
            id: components["schemas"]["Id"];
            /** @description Voucher to use. */
            cloudTicketId?: components["schemas"]["Id"];
        };
        /** @description How an order would be paid: dueAmount = couponAmount + cashAmount + creditAmount + missingAmount. */
        PaymentSplit: {
            /** @description To be paid. */
            dueAmount: components["schemas"]["Money"];
            /** @description By the voucher. */
            couponAmount: components["schemas"]["Money"];
            /** @description In cash. */
            cashAmount: components["schemas"]["Money"];
            /** @description On credit. */
            creditAmount: components["schemas"]["Money"];
            /** @description What the account lacks. */
            missingAmount: components["schemas"]["Money"];
            /** @description Cash left afterwards. */
            cashAfter: components["schemas"]["Money"];
            /** @description Credit left afterwards. */
            creditAfter: components["schemas"]["Money"];
        };
        /** @description The order, the voucher, and the amounts that were shown. */
        PayOrderRequest: {
            id: components["schemas"]["Id"];
            /** @description Voucher to use. */
            cloudTicketId?: components["schemas"]["Id"];
            /** @description As shown by `previewOrderPayment`; another one now refuses. */
            couponAmount?: components["schemas"]["Money"];
            /** @description As shown by `previewOrderPayment`; another one now refuses. */
            cashAmount?: components["schemas"]["Money"];
            /** @description As shown by `previewOrderPayment`; another one now refuses. */
            creditAmount?: components["schemas"]["Money"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description What was paid from where. */
        PaidOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            /** @description By the voucher. */
            couponAmount: components["schemas"]["Money"];
            /** @description In cash. */
            cashAmount: components["schemas"]["Money"];
            /** @description On credit. */
            creditAmount: components["schemas"]["Money"];
        };
        /** @description Which order. */
        OrderId: {
            id: components["schemas"]["Id"];
        };
        /** @description Names in dots, from the general to the particular, such as columns.messages.list. */
        PreferenceKey: string;
        /** @description What one user prefers in one respect. */
        Preference: {
            key: components["schemas"]["PreferenceKey"];
            /** @description Any JSON value of at most 16384 bytes as text; its shape is the console's own business. */
            value: {
                [key: string]: unknown;
            } | unknown[] | string | number | boolean | null;
        };
        /** @description A list of the console: subject and view, such as messages.list. */
        ListName: string;
        /** @description Name of a saved view; not only blanks. */
        ViewName: string;
        /** @description A field of a list; of a range with its side, such as createTime.from. */
        FieldName: string;
        /** @description A filter and what it is set to, written as in the console's address. */
        ViewFilter: {
            name: components["schemas"]["FieldName"];
            /** @description Several for a choice of several. */
            values: string[];
        };
        /** @description How a list is shown. Names that the list no longer has are passed over when it is applied. */
        ViewState: {
            /** @description The filters that are set. */
            filters: components["schemas"]["ViewFilter"][];
            /** @description The columns that are shown, in their order. */
            columns: components["schemas"]["FieldName"][];
            /** @description Field and direction; none for no order; null for the list's own. */
            sort: string | null;
            /** @description Rows per page; null for the console's own. */
            pageSize: number | null;
        };
        /** @description A named way to show a list. */
        SavedView: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ViewName"];
            /** @description Shown to every user of the customer. */
            shared: boolean;
            /** @description The caller made it. */
            own: boolean;
            /** @description The caller may change and delete it. */
            changeable: boolean;
            /** @description The caller's list opens with it. */
            default: boolean;
            /** @description Who made it. */
            ownerName: string;
            state: components["schemas"]["ViewState"];
        };
        /** @description The views. */
        SavedViewList: components["schemas"]["SavedView"][];
        /** @description A view as it shall be. */
        SaveViewRequest: {
            /** @description The view to replace; a new one without. */
            id?: components["schemas"]["Id"];
            list: components["schemas"]["ListName"];
            /** @description Unique among its owner's views of the list. */
            name: components["schemas"]["ViewName"];
            /** @description Shown to every user of the customer. */
            shared: boolean;
            state: components["schemas"]["ViewState"];
        };
        /** @description One saved view. */
        ViewId: {
            id: components["schemas"]["Id"];
        };
        /** @description Which view a list opens with. */
        SetDefaultViewRequest: {
            list: components["schemas"]["ListName"];
            /** @description The view; null for none. */
            id: components["schemas"]["Id"] | null;
        };
        /**
         * @description What products can be sorted by.
         * @enum {string}
         */
        ProductSortField: "startPrice" | "name";
        /**
         * @description 1 perimeter and hosts, 2 audit and operations, 3 certificates and scans, 4 cloud products, 5 industry solutions.
         * @enum {integer}
         */
        ProductCategory: 1 | 2 | 3 | 4 | 5;
        /** @description Which products. */
        ListProductsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            sortField?: components["schemas"]["ProductSortField"];
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name or introduction. */
            keyword?: components["schemas"]["Keyword"];
            categoryId?: components["schemas"]["ProductCategory"];
        };
        /** @description A product of the catalogue. */
        Product: {
            code: components["schemas"]["ProductCode"];
            /** @description Name. */
            name: string;
            categoryId: components["schemas"]["ProductCategory"];
            /** @description Who provides it. */
            vendor: string;
            cloudCode: components["schemas"]["CloudCode"];
            /** @description What it is. */
            introduce: string;
            /** @description What it does. */
            features: string[];
            /** @description What it is bought for. */
            scenes: string[];
            /** @description Price of its smallest configuration. */
            startPrice: components["schemas"]["Money"];
            /** @description What the price is for: a month, or one time. */
            priceUnit: string;
        };
        /** @description A page of rows. */
        ProductPage: {
            /** @description The rows. */
            list: components["schemas"]["Product"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which product. */
        GetPriceAttributesRequest: {
            productCode: components["schemas"]["ProductCode"];
        };
        /**
         * @description How the attribute is asked for.
         * @enum {string}
         */
        PriceAttrType: "radio" | "select" | "number" | "duration" | "ip" | "domain" | "cert";
        /** @description One value to choose. */
        AttrOption: {
            /** @description The value. */
            value: string;
            /** @description What is shown. */
            label: string;
        };
        /** @description The attribute is asked for only while another has one of these values. */
        AttrDependency: {
            attrCode: components["schemas"]["AttrCode"];
            /** @description Any of these. */
            values: string[];
        };
        /** @description Something the price depends on. */
        PriceAttr: {
            attrCode: components["schemas"]["AttrCode"];
            /** @description Name. */
            attrName: string;
            attrType: components["schemas"]["PriceAttrType"];
            /** @description Unit of a number. */
            unit: string | null;
            /** @description Must be given. */
            required: boolean;
            /** @description Least number, or least count of values. */
            min: number | null;
            /** @description Greatest number, or greatest count of values. */
            max: number | null;
            /** @description Step of a number. */
            step: number | null;
            /** @description Value to start with. */
            defaultValue: string | null;
            /** @description Values of radio and select. */
            options: components["schemas"]["AttrOption"][];
            dependsOn: components["schemas"]["AttrDependency"] | null;
        };
        /** @description A duration that can be bought. */
        Duration: {
            durationNum: components["schemas"]["DurationNum"];
            durationUnit: components["schemas"]["DurationUnit"];
        };
        /** @description What the price calculator asks for. */
        PriceAttributes: {
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            /** @description In the order to ask. */
            attrs: components["schemas"]["PriceAttr"][];
            /** @description Durations to choose from. */
            durations: components["schemas"]["Duration"][];
        };
        /** @description What would be bought. */
        GetPriceRequest: {
            productCode: components["schemas"]["ProductCode"];
            attrs: components["schemas"]["AttrChoices"];
            quantity?: components["schemas"]["Quantity"];
            durationNum?: components["schemas"]["DurationNum"];
            durationUnit?: components["schemas"]["DurationUnit"];
            /** @default 1 */
            orderType?: components["schemas"]["OrderType"];
            /** @description Voucher to use. */
            cloudTicketId?: components["schemas"]["Id"];
        };
        /** @description Share of one attribute in the price. */
        PriceDetail: {
            attrCode: components["schemas"]["AttrCode"];
            /** @description Name of the attribute. */
            attrName: string;
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description After discount. */
            payAmount: components["schemas"]["Money"];
        };
        /** @description listAmount - discountAmount - couponAmount = payAmount. */
        Price: {
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Money"];
            /** @description Paid by the voucher. */
            couponAmount: components["schemas"]["Money"];
            /** @description To be paid. */
            payAmount: components["schemas"]["Money"];
            /** @description Share of each attribute. */
            details: components["schemas"]["PriceDetail"][];
        };
        /**
         * @description What quotas can be sorted by.
         * @enum {string}
         */
        QuotaSortField: "usedPercent" | "total" | "used";
        /**
         * @description How near a quota is to its limit, less than 80 % used, 80 % and more, all of it.
         * @enum {string}
         */
        QuotaLevel: "ample" | "near" | "full";
        /** @description Which quotas. */
        ListQuotasRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default usedPercent */
            sortField?: components["schemas"]["QuotaSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name or the code. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description The cloud account. */
            cloudAccountId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            regionId?: components["schemas"]["RegionId"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ResourceType"][];
            /** @description How near the limit, any of these; empty or absent means every one. */
            status?: components["schemas"]["QuotaLevel"][];
            /** @description At least, per cent. */
            minUsed?: number;
            /** @description At most, per cent. */
            maxUsed?: number;
        };
        /** @description How many quotas are how near their limit. */
        QuotasOfLevel: {
            status: components["schemas"]["QuotaLevel"];
            /** @description How many. */
            count: number;
        };
        /** @description Code of a quota. */
        QuotaCode: string;
        /**
         * @description What a quota is counted in.
         * @enum {string}
         */
        QuotaUnit: "count" | "core" | "GB" | "Mbps";
        /** @description What a cloud grants an account in a region, and what is used of it. */
        Quota: {
            id: components["schemas"]["Id"];
            /** @description The cloud account. */
            cloudAccountId: components["schemas"]["Id"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Name of the cloud account. */
            accountName: string;
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description What it limits. */
            productCode: components["schemas"]["ResourceType"];
            quotaCode: components["schemas"]["QuotaCode"];
            /** @description Name. */
            quotaName: string;
            unit: components["schemas"]["QuotaUnit"];
            /** @description What is used. */
            used: number;
            /** @description What is granted. */
            total: number;
            /** @description Per cent used, rounded down; 100 where nothing is granted. */
            usedPercent: number;
            status: components["schemas"]["QuotaLevel"];
            /** @description Whether an application is under review. */
            applying: boolean;
            /** @description When the cloud was asked the last time that it answered; null where never. */
            asOf: components["schemas"]["DateTime"] | null;
        };
        /** @description A page of quotas. */
        QuotaPage: {
            /** @description How many are how near their limit, whatever is asked for. */
            counts: components["schemas"]["QuotasOfLevel"][];
            /** @description The rows. */
            list: components["schemas"]["Quota"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which quota. */
        QuotaId: {
            id: components["schemas"]["Id"];
        };
        /** @description Of one cloud; of all where absent. */
        OfCloudRequest: {
            cloud?: components["schemas"]["CloudCode"];
        };
        /** @description A part of the inventory that could not be synchronised. */
        LackingScope: {
            /** @description What is synchronised in it. */
            type: components["schemas"]["ScopeType"];
            /** @description Name of the account. */
            accountName: string;
            /** @description Name of the region. */
            regionName: string;
            /** @description Why. */
            reason: string | null;
            /** @description As of when it is known; null where never. */
            completedTime: components["schemas"]["DateTime"] | null;
        };
        /** @description As of when synchronised data is known, and which parts of it could not be synchronised. */
        SyncCoverage: {
            /** @description All that could be synchronised is complete as of this time; null where nothing was yet. */
            asOf: components["schemas"]["DateTime"] | null;
            /** @description Parts that could not be synchronised. */
            lackingCount: number;
            /** @description These parts, the first fifty of them. */
            lacking: components["schemas"]["LackingScope"][];
        };
        /** @description How many quotas there are, how many of them are near their limit, and as of when that is known. */
        QuotaSummary: components["schemas"]["SyncCoverage"] & {
            /** @description Quotas. */
            quotas: number;
            /** @description Quotas of which 80 % or more is used, those that are used up among them. */
            nearLimit: number;
            /** @description Quotas that are used up. */
            usedUp: number;
            /** @description Applications under review. */
            underReview: number;
        };
        /** @description Of which clouds. */
        OfCloudsRequest: {
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
        };
        /** @description A region. */
        ResourceRegion: {
            regionId: components["schemas"]["RegionId"];
            /** @description Name. */
            regionName: string;
            cloudCode: components["schemas"]["CloudCode"];
        };
        /** @description All rows. */
        ResourceRegionList: components["schemas"]["ResourceRegion"][];
        /** @description The application. */
        ApplyQuotaRequest: {
            /** @description The quota. */
            id: components["schemas"]["Id"];
            /** @description What is applied for, more than is granted and at most ten times that. */
            desireValue: number;
            /** @description Why more is needed. */
            reason: string;
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What applications can be sorted by.
         * @enum {string}
         */
        QuotaApplicationSortField: "applyTime" | "desireValue";
        /** @description Number of an application. */
        QuotaApplyNo: string;
        /**
         * @description 0 under review, 1 approved, 2 rejected, 3 cancelled.
         * @enum {integer}
         */
        QuotaApplyStatus: 0 | 1 | 2 | 3;
        /** @description Which applications. */
        ListQuotaApplicationsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default applyTime */
            sortField?: components["schemas"]["QuotaApplicationSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            applyNo?: components["schemas"]["QuotaApplyNo"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description Any of these; empty or absent means every one. */
            productCode?: components["schemas"]["ResourceType"][];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["QuotaApplyStatus"][];
            /** @description Applied for at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Applied for at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description How many applications have a status. */
        QuotaApplicationsOfStatus: {
            status: components["schemas"]["QuotaApplyStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description An application for a higher quota. */
        QuotaApplication: {
            id: components["schemas"]["Id"];
            applyNo: components["schemas"]["QuotaApplyNo"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Name of the cloud account. */
            accountName: string;
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description What it limits. */
            productCode: components["schemas"]["ResourceType"];
            quotaCode: components["schemas"]["QuotaCode"];
            /** @description Name. */
            quotaName: string;
            unit: components["schemas"]["QuotaUnit"];
            /** @description What was granted when it was applied for. */
            totalQuota: number;
            /** @description What was used then. */
            totalUsage: number;
            /** @description What is applied for. */
            desireValue: number;
            /** @description What is granted, which may be less than what was applied for; null unless approved. */
            approveValue: number | null;
            /** @description Why more is needed. */
            reason: string;
            status: components["schemas"]["QuotaApplyStatus"];
            /** @description What those said who decided. */
            auditReason: string | null;
            /** @description When it was applied for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description Since when the higher quota holds; null unless approved. */
            effectiveTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who applied. */
            applicant: string;
        };
        /** @description A page of applications. */
        QuotaApplicationPage: {
            /** @description How many have each status, whatever status is asked for. */
            counts: components["schemas"]["QuotaApplicationsOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["QuotaApplication"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which application. */
        QuotaApplicationId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of an application. */
        QuotaApplicationEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["QuotaApplyStatus"] | null;
            status: components["schemas"]["QuotaApplyStatus"];
            /** @description Who did it: a user name, or the party that handles it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description An application and what happened to it. */
        QuotaApplicationDetail: {
            id: components["schemas"]["Id"];
            applyNo: components["schemas"]["QuotaApplyNo"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Name of the cloud account. */
            accountName: string;
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description What it limits. */
            productCode: components["schemas"]["ResourceType"];
            quotaCode: components["schemas"]["QuotaCode"];
            /** @description Name. */
            quotaName: string;
            unit: components["schemas"]["QuotaUnit"];
            /** @description What was granted when it was applied for. */
            totalQuota: number;
            /** @description What was used then. */
            totalUsage: number;
            /** @description What is applied for. */
            desireValue: number;
            /** @description What is granted, which may be less than what was applied for; null unless approved. */
            approveValue: number | null;
            /** @description Why more is needed. */
            reason: string;
            status: components["schemas"]["QuotaApplyStatus"];
            /** @description What those said who decided. */
            auditReason: string | null;
            /** @description When it was applied for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description Since when the higher quota holds; null unless approved. */
            effectiveTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who applied. */
            applicant: string;
            /** @description What happened, the first first. */
            history: components["schemas"]["QuotaApplicationEvent"][];
        };
        /** @description Rebates by status. */
        RebateTotals: {
            /** @description To be confirmed. */
            toConfirmAmount: components["schemas"]["Money"];
            /** @description Withdrawable. */
            withdrawableAmount: components["schemas"]["Money"];
            /** @description Being withdrawn. */
            withdrawingAmount: components["schemas"]["Money"];
            /** @description Withdrawn. */
            withdrawnAmount: components["schemas"]["Money"];
        };
        /**
         * @description What rebates can be sorted by.
         * @enum {string}
         */
        RebateSortField: "rebateMonth" | "salesAmount" | "rebateAmount";
        /**
         * @description 0 to be confirmed, 1 withdrawable, 2 being withdrawn, 3 withdrawn.
         * @enum {integer}
         */
        RebateStatus: 0 | 1 | 2 | 3;
        /**
         * @description What is unusual about a rebate until it is withdrawn. UNPAID: the customer owes a part of the month; SALES_CHANGED: the bills have
         *     changed since it was confirmed, and the rebate has not.
         * @enum {string}
         */
        RebateException: "NORMAL" | "UNPAID" | "SALES_CHANGED";
        /** @description Which rebates. */
        ListRebatesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default rebateMonth */
            sortField?: components["schemas"]["RebateSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description First month. */
            startMonth?: components["schemas"]["BillCycle"];
            /** @description Last month. */
            endMonth?: components["schemas"]["BillCycle"];
            /** @description Part of the customer's name. */
            customName?: components["schemas"]["Keyword"];
            /** @description Part of the product's name. */
            productName?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["RebateStatus"][];
            /** @description Any of these; empty or absent means every one. */
            exceptionFlag?: components["schemas"]["RebateException"][];
        };
        /** @description What an agent earns of a customer's month and product. */
        Rebate: {
            id: components["schemas"]["Id"];
            /** @description The month. */
            rebateMonth: components["schemas"]["BillCycle"];
            /** @description The customer. */
            customName: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description The product. */
            productName: string;
            /** @description What the customer is billed. */
            salesAmount: components["schemas"]["Money"];
            /** @description The agent's part of it. */
            rebateRate: components["schemas"]["Ratio"];
            /** @description What the agent earns: salesAmount x rebateRate. */
            rebateAmount: components["schemas"]["Money"];
            exceptionFlag: components["schemas"]["RebateException"];
            status: components["schemas"]["RebateStatus"];
        };
        /** @description Sums of every rebate that matches. */
        RebateSums: {
            /** @description What the customers are billed. */
            salesAmount: components["schemas"]["Money"];
            /** @description What the agent earns. */
            rebateAmount: components["schemas"]["Money"];
        };
        /** @description A page of rebates with sums. */
        RebatePage: {
            /** @description The rows. */
            list: components["schemas"]["Rebate"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
            totals: components["schemas"]["RebateSums"];
        };
        /** @description Nothing to choose. */
        WithdrawableRebatesRequest: Record<string, never>;
        /** @description A rebate that can be withdrawn. */
        RebateChoice: {
            id: components["schemas"]["Id"];
            /** @description Month, customer, product and amount. */
            label: string;
            /** @description What it comes to. */
            rebateAmount: components["schemas"]["Money"];
        };
        /** @description The oldest. */
        RebateChoiceList: components["schemas"]["RebateChoice"][];
        /** @description The rebates, and where they go. */
        WithdrawRebatesRequest: {
            /** @description Rebates that can be withdrawn. */
            ids: components["schemas"]["Id"][];
            /** @description A verified account; the default one where absent. */
            bankAccountId?: components["schemas"]["Id"];
            clientToken?: components["schemas"]["ClientToken"];
        };
        /**
         * @description What payouts can be sorted by.
         * @enum {string}
         */
        RebatePayoutSortField: "applyTime";
        /**
         * @description 1 paying, 2 succeeded, 4 failed; as withdrawals have it.
         * @enum {integer}
         */
        RebatePayoutStatus: 1 | 2 | 4;
        /** @description Which payouts. */
        ListRebatePayoutsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default applyTime */
            sortField?: components["schemas"]["RebatePayoutSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["RebatePayoutStatus"][];
        };
        /** @description Rebates paid out together. */
        RebatePayout: {
            id: components["schemas"]["Id"];
            /** @description Number of the payout. */
            payoutNo: string;
            /** @description What is paid. */
            amount: components["schemas"]["Money"];
            /** @description Rebates that are in it; none where it has failed. */
            rebateCount: number;
            /** @description Bank it goes to. */
            bankName: string;
            /** @description Holder of the account. */
            accountName: string;
            /** @description Number of the account, masked. */
            bankNo: string;
            status: components["schemas"]["RebatePayoutStatus"];
            /** @description Why it failed. */
            failReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
        };
        /** @description A page of rows. */
        RebatePayoutPage: {
            /** @description The rows. */
            list: components["schemas"]["RebatePayout"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * Format: decimal
         * @description CNY, from 0.01 to 999999999.99.
         * @example 5000.00
         */
        RechargeAmount: string;
        /**
         * @description How the money is paid.
         * @enum {string}
         */
        RechargeWay: "Alipay" | "WeChat" | "UnionPay" | "BankTransfer" | "OfflineRemittance";
        /** @description Who pays, as the bank slip has it. */
        PayerName: string;
        /** @description The payer's bank account, 16 to 30 digits. */
        PayerAccount: string;
        /**
         * Format: file-id
         * @description A file that was uploaded, the scan of a bank slip.
         */
        VoucherFileId: number;
        /** @description The recharge asked for. */
        CreateRechargeRequest: {
            amount: components["schemas"]["RechargeAmount"];
            rechargeWay: components["schemas"]["RechargeWay"];
            /** @description Needed for offline remittance. */
            payerName?: components["schemas"]["PayerName"];
            /** @description Needed for offline remittance. */
            payerAccount?: components["schemas"]["PayerAccount"];
            /** @description When the bank was told to pay, for finance to find the money by; not after today, and not more than a year ago. */
            remitDate?: components["schemas"]["Date"];
            /** @description Scan of the bank slip; needed for offline remittance. */
            voucherFileId?: components["schemas"]["VoucherFileId"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description 0 awaiting payment, 1 to be confirmed (offline), 2 succeeded, 3 failed, 4 closed.
         * @enum {integer}
         */
        RechargeStatus: 0 | 1 | 2 | 3 | 4;
        /** @description A recharge that was asked for. */
        CreatedRecharge: {
            id: components["schemas"]["Id"];
            rechargeWay: components["schemas"]["RechargeWay"];
            status: components["schemas"]["RechargeStatus"];
        };
        /**
         * @description What recharges can be sorted by.
         * @enum {string}
         */
        RechargeSortField: "applyTime" | "rechargeNo" | "amount";
        /** @description Number of a recharge. */
        RechargeNo: string;
        /** @description Which recharges. */
        ListRechargesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default applyTime */
            sortField?: components["schemas"]["RechargeSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            rechargeNo?: components["schemas"]["RechargeNo"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["RechargeStatus"][];
            /** @description Any of these; empty or absent means every one. */
            rechargeWay?: components["schemas"]["RechargeWay"][];
            /** @description At least. */
            minAmount?: components["schemas"]["Amount8"];
            /** @description At most. */
            maxAmount?: components["schemas"]["Amount8"];
            /** @description Asked for at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Asked for at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description A recharge. */
        Recharge: {
            id: components["schemas"]["Id"];
            rechargeNo: components["schemas"]["RechargeNo"];
            /** @description What is paid. */
            amount: components["schemas"]["Money"];
            rechargeWay: components["schemas"]["RechargeWay"];
            /** @description The payment's number at the bank or payment service. */
            channelSn: string | null;
            /** @description Who pays. */
            payerName: string | null;
            /** @description The payer's bank account; its middle is hidden. */
            payerAccount: string | null;
            /** @description When the bank was told to pay. */
            remitDate: components["schemas"]["Date"] | null;
            /** @description Scan of the bank slip. */
            voucherFileId: components["schemas"]["VoucherFileId"] | null;
            status: components["schemas"]["RechargeStatus"];
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description Closed when not paid by then. */
            payDeadline: components["schemas"]["DateTime"];
            /** @description When the money was in the account. */
            arriveTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            operator: string;
            /** @description Free remark. */
            remark: string;
        };
        /** @description A page of rows. */
        RechargePage: {
            /** @description The rows. */
            list: components["schemas"]["Recharge"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which recharge. */
        RechargeId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of a recharge. */
        RechargeEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["RechargeStatus"] | null;
            status: components["schemas"]["RechargeStatus"];
            /** @description Who did it: a user name, or the party that handles the payment. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description A recharge and what happened to it. */
        RechargeDetail: {
            id: components["schemas"]["Id"];
            rechargeNo: components["schemas"]["RechargeNo"];
            /** @description What is paid. */
            amount: components["schemas"]["Money"];
            rechargeWay: components["schemas"]["RechargeWay"];
            /** @description The payment's number at the bank or payment service. */
            channelSn: string | null;
            /** @description Who pays. */
            payerName: string | null;
            /** @description The payer's bank account; its middle is hidden. */
            payerAccount: string | null;
            /** @description When the bank was told to pay. */
            remitDate: components["schemas"]["Date"] | null;
            /** @description Scan of the bank slip. */
            voucherFileId: components["schemas"]["VoucherFileId"] | null;
            status: components["schemas"]["RechargeStatus"];
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description Closed when not paid by then. */
            payDeadline: components["schemas"]["DateTime"];
            /** @description When the money was in the account. */
            arriveTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            operator: string;
            /** @description Free remark. */
            remark: string;
            /** @description Cash in the account right after the money came in. */
            balanceAfter: components["schemas"]["Money"] | null;
            /** @description What happened, the first first. */
            history: components["schemas"]["RechargeEvent"][];
        };
        /**
         * @description What the payer does on the payment page.
         * @enum {string}
         */
        PaymentOutcome: "paid" | "declined";
        /** @description Which recharge, and what its payer does. */
        PayRechargeRequest: {
            id: components["schemas"]["Id"];
            /** @default paid */
            outcome: components["schemas"]["PaymentOutcome"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description The status that the payment led to. */
        PaidRecharge: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RechargeStatus"];
        };
        /**
         * @description What refundable instances can be sorted by.
         * @enum {string}
         */
        RefundableSortField: "startTime" | "expireTime";
        /** @description Which instances. */
        ListRefundablesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default startTime */
            sortField?: components["schemas"]["RefundableSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the id or the name. */
            keyword?: string;
            productCode?: components["schemas"]["ProductCode"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
        };
        /** @description An instance that can be refunded. */
        Refundable: {
            id: components["schemas"]["Id"];
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            cloudCode: components["schemas"]["CloudCode"];
            /** @description In use since. */
            startTime: components["schemas"]["DateTime"];
            /** @description Paid until. */
            expireTime: components["schemas"]["DateTime"];
            /** @description Paid, vouchers included. */
            paidAmount: components["schemas"]["Money"];
            /** @description Consumed. */
            consumedAmount: components["schemas"]["Money"];
            /** @description Would go back now. */
            refundAmount: components["schemas"]["Money"];
            /** @description Would go back of its renewals that have not begun; null where there is none. */
            renewalAmount: components["schemas"]["Money"] | null;
            /** @description Would be refunded in full. */
            fullRefund: boolean;
        };
        /** @description A page of rows. */
        RefundablePage: {
            /** @description The rows. */
            list: components["schemas"]["Refundable"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description What is given back: 1 the instance, 2 its renewals that have not begun.
         * @enum {integer}
         */
        UnsubscribeType: 1 | 2;
        /** @description Which instances. */
        PreviewRefundRequest: {
            /** @description The instances. */
            ids: components["schemas"]["Id"][];
            /** @default 1 */
            unsubscribeType?: components["schemas"]["UnsubscribeType"];
        };
        /** @description What becomes of an instance by its refund. */
        RefundedInstance: {
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            /** @description Paid until, as it is. */
            expireTime: components["schemas"]["DateTime"];
            /** @description Paid until, then; null where it is released. */
            newExpireTime: components["schemas"]["DateTime"] | null;
        };
        /** @description How the refund of one paid period is calculated. */
        RefundLine: {
            /** @description The order that paid for it. */
            orderNo: string;
            /** @description Id of the instance. */
            resourceId: string;
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            /** @description Days used, a day begun counting whole. */
            usedDays: number;
            /** @description Days of the period. */
            totalDays: number;
            /** @description Price before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description What was paid of it, vouchers included. */
            discount: components["schemas"]["Ratio"];
            /** @description Paid. */
            paidAmount: components["schemas"]["Money"];
            /** @description used / total x list price x discount. */
            consumedAmount: components["schemas"]["Money"];
            /** @description What the refund costs. */
            fee: components["schemas"]["Money"];
            /** @description The part of a voucher. */
            lostTicket: components["schemas"]["Money"];
            /** @description Goes back. */
            refundAmount: components["schemas"]["Money"];
            /** @description In cash. */
            refundCash: components["schemas"]["Money"];
            /** @description As credit. */
            refundCredit: components["schemas"]["Money"];
        };
        /** @description What a refund comes to; the lines add up to the sums. */
        RefundPrice: {
            /** @description Paid, vouchers included. */
            paidAmount: components["schemas"]["Money"];
            /** @description Consumed. */
            consumedAmount: components["schemas"]["Money"];
            /** @description What the refund costs. */
            fee: components["schemas"]["Money"];
            /** @description What vouchers paid of the rest. */
            lostTicket: components["schemas"]["Money"];
            /** @description Goes back. */
            refundAmount: components["schemas"]["Money"];
            /** @description In cash. */
            refundCash: components["schemas"]["Money"];
            /** @description As credit. */
            refundCredit: components["schemas"]["Money"];
            /** @description Id of the instance that is refunded in full, if one is. */
            fullRefundOf: string | null;
            /** @description What becomes of each instance. */
            instances: components["schemas"]["RefundedInstance"][];
            /** @description How it is calculated. */
            lines: components["schemas"]["RefundLine"][];
        };
        /**
         * @description 1 not needed any more, 2 bought by mistake, 3 does not do what was expected, 4 too expensive, 5 something else.
         * @enum {integer}
         */
        RefundReason: 1 | 2 | 3 | 4 | 5;
        /** @description Which instances, why, and the amount that was shown. */
        RefundInstancesRequest: {
            /** @description The instances. */
            ids: components["schemas"]["Id"][];
            /** @default 1 */
            unsubscribeType?: components["schemas"]["UnsubscribeType"];
            reasonType: components["schemas"]["RefundReason"];
            /** @description In your own words. */
            reason?: string;
            /** @description As shown by `previewRefund`; another one now refuses. */
            refundAmount?: components["schemas"]["Money"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description The refunds. */
        RefundsMade: {
            /** @description In the order of the instances. */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description What refunds can be sorted by.
         * @enum {string}
         */
        RefundSortField: "applyTime" | "refundAmount";
        /** @description Number of a refund. */
        RefundNo: string;
        /**
         * @description 0 pending review, 1 refunding, 2 refunded, 3 rejected, 4 cancelled by the applicant.
         * @enum {integer}
         */
        RefundStatus: 0 | 1 | 2 | 3 | 4;
        /** @description Which refunds. */
        ListRefundsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default applyTime */
            sortField?: components["schemas"]["RefundSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            refundNo?: components["schemas"]["RefundNo"];
            /** @description Part of the id or the name. */
            keyword?: string;
            unsubscribeType?: components["schemas"]["UnsubscribeType"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["RefundStatus"][];
            /** @description Asked for at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Asked for at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description A refund. */
        Refund: {
            id: components["schemas"]["Id"];
            refundNo: components["schemas"]["RefundNo"];
            /** @description The instance. */
            instanceId: components["schemas"]["Id"];
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            /** @description The order that paid first for it. */
            orderNo: string;
            unsubscribeType: components["schemas"]["UnsubscribeType"];
            /** @description Nothing counts as consumed: the one full refund within five days. */
            fullRefund: boolean;
            /** @description Paid, vouchers included. */
            paidAmount: components["schemas"]["Money"];
            /** @description Consumed: used days / all days x list price x discount. */
            consumedAmount: components["schemas"]["Money"];
            /** @description What the refund costs. */
            fee: components["schemas"]["Money"];
            /** @description What a voucher paid of the rest: it is not returned. */
            lostTicket: components["schemas"]["Money"];
            /** @description Goes back. */
            refundAmount: components["schemas"]["Money"];
            /** @description Of it in cash. */
            refundCash: components["schemas"]["Money"];
            /** @description Of it as credit. */
            refundCredit: components["schemas"]["Money"];
            reasonType: components["schemas"]["RefundReason"];
            /** @description Why, in the applicant's words. */
            reason: string;
            status: components["schemas"]["RefundStatus"];
            /** @description Why it was rejected. */
            rejectReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
        };
        /** @description A page of rows. */
        RefundPage: {
            /** @description The rows. */
            list: components["schemas"]["Refund"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which refund. */
        RefundId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of a refund. */
        RefundEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["RefundStatus"] | null;
            status: components["schemas"]["RefundStatus"];
            /** @description Who did it: a user name, or the party that handles it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description A refund, how it was calculated and what happened to it. */
        RefundDetail: {
            id: components["schemas"]["Id"];
            refundNo: components["schemas"]["RefundNo"];
            /** @description The instance. */
            instanceId: components["schemas"]["Id"];
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            /** @description The order that paid first for it. */
            orderNo: string;
            unsubscribeType: components["schemas"]["UnsubscribeType"];
            /** @description Nothing counts as consumed: the one full refund within five days. */
            fullRefund: boolean;
            /** @description Paid, vouchers included. */
            paidAmount: components["schemas"]["Money"];
            /** @description Consumed: used days / all days x list price x discount. */
            consumedAmount: components["schemas"]["Money"];
            /** @description What the refund costs. */
            fee: components["schemas"]["Money"];
            /** @description What a voucher paid of the rest: it is not returned. */
            lostTicket: components["schemas"]["Money"];
            /** @description Goes back. */
            refundAmount: components["schemas"]["Money"];
            /** @description Of it in cash. */
            refundCash: components["schemas"]["Money"];
            /** @description Of it as credit. */
            refundCredit: components["schemas"]["Money"];
            reasonType: components["schemas"]["RefundReason"];
            /** @description Why, in the applicant's words. */
            reason: string;
            status: components["schemas"]["RefundStatus"];
            /** @description Why it was rejected. */
            rejectReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
            /** @description The order of type 4 that it ended with. */
            unsubscribeOrderId: components["schemas"]["Id"] | null;
            /** @description Its number. */
            unsubscribeOrderNo: string | null;
            /** @description How it was calculated, period by period. */
            lines: components["schemas"]["RefundLine"][];
            /** @description What happened, the first first. */
            history: components["schemas"]["RefundEvent"][];
        };
        /**
         * @description What instances can be sorted by.
         * @enum {string}
         */
        RenewalSortField: "expireTime" | "startTime";
        /**
         * @description Normal; WaitForExpire within 30 days; Expired and still running for 7 days; Frozen, stopped, for 15 days; Released.
         * @enum {string}
         */
        InstanceStatus: "Normal" | "WaitForExpire" | "Expired" | "Frozen" | "Released";
        /**
         * @description AutoRenewal renews by itself, ManualRenewal is asked about, NotRenewal is left to expire.
         * @enum {string}
         */
        RenewStatus: "AutoRenewal" | "ManualRenewal" | "NotRenewal";
        /**
         * @description Expires within so many days, or has expired and is not released yet.
         * @enum {string}
         */
        ExpiryWindow: "within7" | "within15" | "within30" | "within60" | "expired";
        /** @description Which instances. */
        ListRenewalsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default expireTime */
            sortField?: components["schemas"]["RenewalSortField"];
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the id or the name. */
            keyword?: string;
            productCode?: components["schemas"]["ProductCode"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description Any of these; empty or absent means every one but Released. */
            status?: components["schemas"]["InstanceStatus"][];
            /** @description Any of these; empty or absent means every one. */
            renewStatus?: components["schemas"]["RenewStatus"][];
            window?: components["schemas"]["ExpiryWindow"];
            /** @description At least so many days remain. */
            minDays?: number;
            /** @description At most so many days remain. */
            maxDays?: number;
            /** @description Expires on this day or later. */
            startDay?: components["schemas"]["Date"];
            /** @description Expires on this day or earlier. */
            endDay?: components["schemas"]["Date"];
        };
        /** @description 1 to 9 months, or 1 to 3 years. */
        RenewDuration: number;
        /**
         * @description M months, Y years.
         * @enum {string}
         */
        RenewUnit: "M" | "Y";
        /** @description A prepaid instance. */
        RenewInstance: {
            id: components["schemas"]["Id"];
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Region; null where the product has none. */
            regionName: string | null;
            status: components["schemas"]["InstanceStatus"];
            /** @description Paid until. */
            expireTime: components["schemas"]["DateTime"];
            /** @description Days from today to the day it expires; negative when that has passed. */
            remainDays: number;
            renewStatus: components["schemas"]["RenewStatus"];
            renewDuration: components["schemas"]["RenewDuration"];
            renewUnit: components["schemas"]["RenewUnit"];
            /** @description For how long it renews by itself, as a text. */
            renewPeriod: string;
            /** @description What that costs today; null where it cannot be renewed so. */
            renewPrice: components["schemas"]["Money"] | null;
            /** @description In use since. */
            startTime: components["schemas"]["DateTime"];
            /** @description Stops then unless it is renewed. */
            stopTime: components["schemas"]["DateTime"];
            /** @description Released then, with its data, unless it is renewed. */
            releaseTime: components["schemas"]["DateTime"];
            /** @description A refund is under way. */
            refunding: boolean;
            /** @description It can be renewed now. */
            renewable: boolean;
        };
        /** @description A page of rows. */
        RenewInstancePage: {
            /** @description The rows. */
            list: components["schemas"]["RenewInstance"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which instance. */
        RenewalId: {
            id: components["schemas"]["Id"];
        };
        /** @description A period that an order paid for. */
        InstancePeriod: {
            orderId: components["schemas"]["Id"];
            /** @description The order. */
            orderNo: string;
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description After discount. */
            payAmount: components["schemas"]["Money"];
            /** @description Its rest has been paid back. */
            refunded: boolean;
        };
        /** @description An instance with the periods that were paid. */
        RenewInstanceDetail: {
            id: components["schemas"]["Id"];
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Name of the product. */
            productName: string;
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Region; null where the product has none. */
            regionName: string | null;
            status: components["schemas"]["InstanceStatus"];
            /** @description Paid until. */
            expireTime: components["schemas"]["DateTime"];
            /** @description Days from today to the day it expires; negative when that has passed. */
            remainDays: number;
            renewStatus: components["schemas"]["RenewStatus"];
            renewDuration: components["schemas"]["RenewDuration"];
            renewUnit: components["schemas"]["RenewUnit"];
            /** @description For how long it renews by itself, as a text. */
            renewPeriod: string;
            /** @description What that costs today; null where it cannot be renewed so. */
            renewPrice: components["schemas"]["Money"] | null;
            /** @description In use since. */
            startTime: components["schemas"]["DateTime"];
            /** @description Stops then unless it is renewed. */
            stopTime: components["schemas"]["DateTime"];
            /** @description Released then, with its data, unless it is renewed. */
            releaseTime: components["schemas"]["DateTime"];
            /** @description A refund is under way. */
            refunding: boolean;
            /** @description It can be renewed now. */
            renewable: boolean;
            /** @description What was chosen when it was bought, each as one text. */
            attrs: string[];
            /** @description What was paid for, the first first. */
            periods: components["schemas"]["InstancePeriod"][];
        };
        /** @description Which instances, and for how long. */
        PreviewRenewalRequest: {
            /** @description The instances. */
            ids: components["schemas"]["Id"][];
            durationNum: components["schemas"]["RenewDuration"];
            durationUnit: components["schemas"]["RenewUnit"];
        };
        /** @description What the renewal of one instance costs. */
        RenewalPriceItem: {
            id: components["schemas"]["Id"];
            /** @description Id of the instance. */
            resourceId: string;
            /** @description Name of the instance. */
            resourceName: string;
            /** @description Name of the product. */
            productName: string;
            /** @description Paid until. */
            expireTime: components["schemas"]["DateTime"];
            /** @description Paid until then, if it is paid today. */
            newExpireTime: components["schemas"]["DateTime"];
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description After discount. */
            payAmount: components["schemas"]["Money"];
        };
        /** @description What a renewal costs. */
        RenewalPrice: {
            /** @description Instances. */
            count: number;
            /** @description Before discount. */
            listAmount: components["schemas"]["Money"];
            /** @description Discount. */
            discountAmount: components["schemas"]["Money"];
            /** @description To be paid. */
            payAmount: components["schemas"]["Money"];
            /** @description Each instance. */
            items: components["schemas"]["RenewalPriceItem"][];
        };
        /** @description Which instances, for how long, and the price that was shown. */
        RenewInstancesRequest: {
            /** @description The instances. */
            ids: components["schemas"]["Id"][];
            /** @default 1 */
            durationNum: components["schemas"]["RenewDuration"];
            /** @default M */
            durationUnit: components["schemas"]["RenewUnit"];
            /** @description As shown by `previewRenewal`; another one now refuses. */
            payAmount?: components["schemas"]["Money"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Which instances, and what of them. */
        SetAutoRenewalRequest: {
            /** @description The instances. */
            ids: components["schemas"]["Id"][];
            renewStatus: components["schemas"]["RenewStatus"];
            /** @description For how long they renew by themselves; as before unless told. */
            renewDuration?: components["schemas"]["RenewDuration"];
            renewUnit?: components["schemas"]["RenewUnit"];
        };
        /** @description What expires soon; each number is the total of the list filtered so. */
        ExpiryCounts: {
            /** @description Expire within 7 days. */
            within7: number;
            /** @description Expire within 30 days. */
            within30: number;
            /** @description Expired and not released yet. */
            expired: number;
            /** @description Renew by themselves. */
            autoRenewal: number;
            /** @description All that are not released. */
            total: number;
        };
        /** @description Which month. */
        ListExpiriesRequest: {
            month: components["schemas"]["BillCycle"];
        };
        /** @description What expires on a day. */
        ExpiryDay: {
            day: components["schemas"]["Date"];
            /** @description Instances. */
            count: number;
            /** @description Names of the first of them. */
            names: string[];
        };
        /** @description The days on which something expires, the first first. */
        ExpiryDayList: components["schemas"]["ExpiryDay"][];
        /** @description Name of a report. */
        ReportName: string;
        /**
         * @description Once, or again every day, week or month.
         * @enum {string}
         */
        ReportCycleType: "once" | "day" | "week" | "month";
        /**
         * @description Months that are covered; relative ones are counted from the day on which a report is ordered.
         * @enum {string}
         */
        ReportCycleRange: "thisMonth" | "lastMonth" | "last3Months" | "last12Months" | "custom";
        /**
         * @description Kind of file.
         * @enum {string}
         */
        ReportFormat: "xlsx" | "csv";
        /**
         * @description 1 Monday to 7 Sunday.
         * @enum {integer}
         */
        Weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description What a report is called, its time, its format and when it is made. */
        ReportOrder: {
            reportName: components["schemas"]["ReportName"];
            /** @default once */
            cycleType?: components["schemas"]["ReportCycleType"];
            /** @default lastMonth */
            cycleRange?: components["schemas"]["ReportCycleRange"];
            /** @description First month; where the range is custom. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month; where the range is custom. */
            endCycle?: components["schemas"]["BillCycle"];
            /** @default xlsx */
            format?: components["schemas"]["ReportFormat"];
            /**
             * @description Hour at which the reports of a schedule are made, Asia/Shanghai.
             * @default 8
             */
            runHour?: number;
            /**
             * @description Of a weekly schedule.
             * @default 1
             */
            weekday?: components["schemas"]["Weekday"];
            /**
             * @description Of a monthly schedule.
             * @default 3
             */
            monthDay?: number;
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description Costs in groups, bill lines, orders, ledger of the account, work orders.
         * @enum {string}
         */
        ReportConditionType: "cost" | "bill" | "order" | "ledger" | "workOrder";
        /**
         * @description What costs can be divided by.
         * @enum {string}
         */
        ReportDimension: "cloudCode" | "productCode" | "billCycle" | "billDate" | "serviceCategory" | "payMode" | "accountName" | "regionName" | "projectName";
        /**
         * @description Amounts of bill lines and of their groups.
         * @enum {string}
         */
        ReportMetric: "listAmount" | "discountAmount" | "payableAmount" | "cashAmount" | "couponAmount" | "creditAmount" | "debtAmount";
        /** @description The report wanted. */
        CreateReportRequest: components["schemas"]["ReportOrder"] & {
            /** @default cost */
            reportType: components["schemas"]["ReportConditionType"];
            /** @description Of these clouds; empty means every one. For bill lines and costs. */
            clouds?: components["schemas"]["BillCloudCode"][];
            /** @description Of these products; empty means every one. For bill lines and costs. */
            products?: components["schemas"]["ProductCode"][];
            /** @description What costs are divided by, the first first; empty means cloud, product and month. */
            groupBy?: components["schemas"]["ReportDimension"][];
            /** @description Amounts in the report; empty means list price, discount and payable. For bill lines and costs. */
            metrics?: components["schemas"]["ReportMetric"][];
        };
        /** @description The report wanted, and the cost analysis it is of. */
        CreateCostAnalysisReportRequest: components["schemas"]["ReportOrder"] & components["schemas"]["CostAnalysis"];
        /**
         * @description What reports can be sorted by.
         * @enum {string}
         */
        ReportSortField: "createTime" | "reportName";
        /**
         * @description What a report is about: a condition's data, or a cost analysis.
         * @enum {string}
         */
        ReportType: "cost" | "bill" | "order" | "ledger" | "workOrder" | "costAnalysis";
        /**
         * @description 0 queued, 1 being made, 2 done, 3 failed.
         * @enum {integer}
         */
        ReportStatus: 0 | 1 | 2 | 3;
        /** @description Which reports. */
        ListReportsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["ReportSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            reportType?: components["schemas"]["ReportType"][];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["ReportStatus"][];
            /** @description Ordered at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Ordered at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description A report. */
        Report: {
            id: components["schemas"]["Id"];
            /** @description Its name, which carries the period where it comes of a schedule. */
            reportName: string;
            reportType: components["schemas"]["ReportType"];
            cycleType: components["schemas"]["ReportCycleType"];
            /** @description First day it covers. */
            startDate: components["schemas"]["Date"];
            /** @description Last day it covers. */
            endDate: components["schemas"]["Date"];
            format: components["schemas"]["ReportFormat"];
            status: components["schemas"]["ReportStatus"];
            /** @description How much of it is made, per cent. */
            progress: number;
            /** @description Rows in it; null until it is done. */
            rowCount: number | null;
            /** @description Bytes of the file; null until it is done. */
            fileSize: number | null;
            /** @description Why it failed. */
            failReason: string | null;
            /** @description User name of who ordered it. */
            creator: string;
            /** @description When it was ordered. */
            createTime: components["schemas"]["DateTime"];
            /** @description When its making began. */
            startTime: components["schemas"]["DateTime"] | null;
            /** @description When it was done or had failed. */
            finishTime: components["schemas"]["DateTime"] | null;
        };
        /** @description A page of rows. */
        ReportPage: {
            /** @description The rows. */
            list: components["schemas"]["Report"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which report. */
        ReportId: {
            id: components["schemas"]["Id"];
        };
        /** @description A report with the condition it is of. */
        ReportDetailBase: {
            id: components["schemas"]["Id"];
            /** @description Its name, which carries the period where it comes of a schedule. */
            reportName: string;
            reportType: components["schemas"]["ReportType"];
            cycleType: components["schemas"]["ReportCycleType"];
            /** @description First day it covers. */
            startDate: components["schemas"]["Date"];
            /** @description Last day it covers. */
            endDate: components["schemas"]["Date"];
            format: components["schemas"]["ReportFormat"];
            status: components["schemas"]["ReportStatus"];
            /** @description How much of it is made, per cent. */
            progress: number;
            /** @description Rows in it; null until it is done. */
            rowCount: number | null;
            /** @description Bytes of the file; null until it is done. */
            fileSize: number | null;
            /** @description Why it failed. */
            failReason: string | null;
            /** @description User name of who ordered it. */
            creator: string;
            /** @description When it was ordered. */
            createTime: components["schemas"]["DateTime"];
            /** @description When its making began. */
            startTime: components["schemas"]["DateTime"] | null;
            /** @description When it was done or had failed. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description Of these clouds; empty means every one. For bill lines and costs. */
            clouds: components["schemas"]["BillCloudCode"][];
            /** @description Of these products; empty means every one. For bill lines and costs. */
            products: components["schemas"]["ProductCode"][];
            /** @description What costs are divided by, the first first; empty means cloud, product and month. */
            groupBy: components["schemas"]["ReportDimension"][];
            /** @description Amounts in the report; empty means list price, discount and payable. For bill lines and costs. */
            metrics: components["schemas"]["ReportMetric"][];
        };
        /** @description A report with its condition, or the cost analysis it is of. */
        ReportDetail: components["schemas"]["ReportDetailBase"] & components["schemas"]["CostAnalysis"];
        /** @description A product on the customer's bills. */
        ReportProduct: {
            productCode: components["schemas"]["ProductCode"];
            /** @description Its name. */
            productName: string;
        };
        /** @description All rows. */
        ReportProductList: components["schemas"]["ReportProduct"][];
        /**
         * @description What conditions can be sorted by.
         * @enum {string}
         */
        ReportConditionSortField: "updateTime" | "conditionName";
        /** @description Which conditions. */
        ListReportConditionsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default updateTime */
            sortField?: components["schemas"]["ReportConditionSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            reportType?: components["schemas"]["ReportConditionType"][];
        };
        /** @description A saved condition. */
        ReportCondition: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            conditionName: components["schemas"]["ReportName"];
            reportType: components["schemas"]["ReportConditionType"];
            cycleRange: components["schemas"]["ReportCycleRange"];
            /** @description First month; null unless the range is custom. */
            startCycle: components["schemas"]["BillCycle"] | null;
            /** @description Last month; null unless the range is custom. */
            endCycle: components["schemas"]["BillCycle"] | null;
            /** @description Of these clouds; empty means every one. For bill lines and costs. */
            clouds: components["schemas"]["BillCloudCode"][];
            /** @description Of these products; empty means every one. For bill lines and costs. */
            products: components["schemas"]["ProductCode"][];
            /** @description What costs are divided by, the first first; empty means cloud, product and month. */
            groupBy: components["schemas"]["ReportDimension"][];
            /** @description Amounts in the report; empty means list price, discount and payable. For bill lines and costs. */
            metrics: components["schemas"]["ReportMetric"][];
            format: components["schemas"]["ReportFormat"];
            /** @description User name of who saved it first. */
            creator: string;
            /** @description When it was saved last. */
            updateTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        ReportConditionPage: {
            /** @description The rows. */
            list: components["schemas"]["ReportCondition"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which condition. */
        ReportConditionId: {
            id: components["schemas"]["Id"];
        };
        /** @description The condition to save. */
        SaveReportConditionRequest: {
            /** @description The condition it replaces; absent: a new one. */
            id?: components["schemas"]["Id"];
            /** @description Its name. */
            conditionName: components["schemas"]["ReportName"];
            /** @default cost */
            reportType: components["schemas"]["ReportConditionType"];
            /** @default lastMonth */
            cycleRange?: components["schemas"]["ReportCycleRange"];
            /** @description First month; where the range is custom. */
            startCycle?: components["schemas"]["BillCycle"];
            /** @description Last month; where the range is custom. */
            endCycle?: components["schemas"]["BillCycle"];
            /** @description Of these clouds; empty means every one. For bill lines and costs. */
            clouds?: components["schemas"]["BillCloudCode"][];
            /** @description Of these products; empty means every one. For bill lines and costs. */
            products?: components["schemas"]["ProductCode"][];
            /** @description What costs are divided by, the first first; empty means cloud, product and month. */
            groupBy?: components["schemas"]["ReportDimension"][];
            /** @description Amounts in the report; empty means list price, discount and payable. For bill lines and costs. */
            metrics?: components["schemas"]["ReportMetric"][];
            /** @default xlsx */
            format?: components["schemas"]["ReportFormat"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Which page of the schedules. */
        ListReportSchedulesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /** @description Reports that are made again and again. */
        ReportSchedule: {
            id: components["schemas"]["Id"];
            /** @description What its reports are called, before their period. */
            scheduleName: components["schemas"]["ReportName"];
            reportType: components["schemas"]["ReportType"];
            cycleType: components["schemas"]["ReportCycleType"];
            /** @description Hour, Asia/Shanghai. */
            runHour: number;
            /** @description Of a weekly one; null otherwise. */
            weekday: components["schemas"]["Weekday"] | null;
            /** @description Of a monthly one; null otherwise. */
            monthDay: number | null;
            format: components["schemas"]["ReportFormat"];
            /** @description False while it is paused. */
            enabled: boolean;
            /** @description When the next one is due, unless it is paused. */
            nextTime: components["schemas"]["DateTime"];
            /** @description When the last one was made. */
            lastTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who ordered it. */
            creator: string;
            /** @description When it was ordered. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        ReportSchedulePage: {
            /** @description The rows. */
            list: components["schemas"]["ReportSchedule"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which schedule, and what of it. */
        EnableReportScheduleRequest: {
            id: components["schemas"]["Id"];
            /** @description False pauses it. */
            enabled: boolean;
        };
        /**
         * @description Whether the cloud has it.
         * @enum {string}
         */
        ResourcePresence: "present" | "gone";
        /** @description Which resources, whatever their type. */
        ResourceFilters: {
            /** @description Part of the name, of the id at the cloud or of an address. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description In this account. */
            cloudAccountId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            regionId?: components["schemas"]["RegionId"][];
            payMode?: components["schemas"]["PayMode"];
            /** @description Month cost of at least this. */
            minCost?: components["schemas"]["Money"];
            /** @description Month cost of at most this. */
            maxCost?: components["schemas"]["Money"];
            /** @description Has a tag of this key. */
            tagKey?: string;
            /** @description Has a tag of this value; where a key is asked for, of that key. */
            tagValue?: string;
            /** @description Has no tag of this key. */
            lacksKey?: string;
            /** @description Any of these; empty or absent means what the clouds have. */
            presence?: components["schemas"]["ResourcePresence"][];
        };
        /**
         * @description What resources can be sorted by.
         * @enum {string}
         */
        ResourceSortField: "createTime" | "name" | "monthCost" | "expireTime";
        /** @description Which resources, whatever their type, a page at a time. */
        ListResourcesBase: components["schemas"]["ResourceFilters"] & {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["ResourceSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
        };
        /** @description When a subscription ends. */
        ExpiryFilters: {
            /** @description Subscription ends from this on. */
            expireStart?: components["schemas"]["DateTime"];
            /** @description Subscription ends up to this. */
            expireEnd?: components["schemas"]["DateTime"];
        };
        /** @description Which resources of a type that can be subscribed to. */
        ListExpiringResourcesBase: components["schemas"]["ListResourcesBase"] & components["schemas"]["ExpiryFilters"];
        /**
         * @description State of a host.
         * @enum {string}
         */
        HostStatus: "creating" | "running" | "starting" | "stopping" | "stopped" | "rebooting" | "resizing" | "suspended" | "releasing" | "released" | "error";
        /**
         * @description Kind of operating system.
         * @enum {string}
         */
        OsType: "linux" | "windows";
        /** @description What hosts are asked for by besides. */
        HostFilters: {
            /** @description In this network. */
            networkId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["HostStatus"][];
            /** @description Cores at least. */
            minCpu?: number;
            /** @description Memory at least, GB. */
            minMemory?: number;
            osType?: components["schemas"]["OsType"];
        };
        /** @description Which hosts. */
        ListHostsRequest: components["schemas"]["ListExpiringResourcesBase"] & components["schemas"]["HostFilters"];
        /** @description How many hosts have a state. */
        HostsOfStatus: {
            status: components["schemas"]["HostStatus"];
            /** @description How many. */
            count: number;
        };
        /**
         * @description Colour of a tag.
         * @enum {string}
         */
        TagColor: "blue" | "cyan" | "green" | "orange" | "red" | "pink" | "purple" | "gray";
        /** @description A tag of a resource. */
        ResourceTag: {
            tagId: components["schemas"]["Id"];
            /** @description Key. */
            key: string;
            /** @description Value. */
            value: string;
            color: components["schemas"]["TagColor"];
        };
        /** @description What resources of all types have. */
        ResourceBase: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Its id at the cloud. */
            resourceId: string;
            name: components["schemas"]["ResourceName"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Account it is in. */
            cloudAccountId: components["schemas"]["Id"];
            /** @description Name of the account. */
            accountName: string;
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description Zone, where it has one. */
            zoneId: string | null;
            /** @description The cloud's own word for its state. */
            rawStatus: string;
            payMode: components["schemas"]["PayMode"];
            /** @description Network it is in. */
            networkId: components["schemas"]["Id"] | null;
            /** @description Name of that network. */
            networkName: string | null;
            /** @description Project it belongs to at the cloud. */
            projectName: string | null;
            /** @description When it was created at the cloud. */
            createTime: components["schemas"]["DateTime"];
            /** @description When its subscription ends. */
            expireTime: components["schemas"]["DateTime"] | null;
            /** @description Payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description Its tags. */
            tags: components["schemas"]["ResourceTag"][];
            /** @description What is being done with it. */
            operation: components["schemas"]["ResourceAction"] | null;
            /** @description The cloud confirmed it last; null where its part of the inventory was never complete. */
            seenTime: components["schemas"]["DateTime"] | null;
            /** @description When the cloud did not have it any more. */
            goneTime: components["schemas"]["DateTime"] | null;
        };
        /** @description A host. */
        Host: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["HostStatus"];
            /** @description Size by name. */
            instanceType: string | null;
            /** @description Cores. */
            cpu: number | null;
            /** @description Memory, GB. */
            memory: number | null;
            /** @description Operating system. */
            osName: string | null;
            osType: components["schemas"]["OsType"] | null;
            /** @description Image it was made from. */
            imageId: string | null;
            /** @description Private addresses. */
            privateIp: string[];
            /** @description Public addresses. */
            publicIp: string[];
            /** @description Bandwidth, Mbps. */
            bandwidth: number | null;
            /** @description Network it is in, by its id at the cloud. */
            vpcId: string | null;
            /** @description Subnet it is in. */
            subnetId: string | null;
            /** @description Security groups. */
            securityGroupIds: string[];
            /** @description Disks attached. */
            diskCount: number;
        };
        /** @description A page of hosts. */
        HostPage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["HostsOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Host"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which resource. */
        ResourceId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description State of a disk.
         * @enum {string}
         */
        DiskStatus: "creating" | "inUse" | "available" | "attaching" | "detaching" | "resizing" | "releasing" | "released" | "error";
        /**
         * @description Whether a host starts from it.
         * @enum {string}
         */
        DiskKind: "system" | "data";
        /** @description Which disks. */
        ListDisksRequest: components["schemas"]["ListExpiringResourcesBase"] & {
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["DiskStatus"][];
            diskKind?: components["schemas"]["DiskKind"];
            /** @description Size at least, GB. */
            minSize?: number;
            /** @description Attached to this host. */
            hostId?: components["schemas"]["Id"];
        };
        /** @description How many disks have a state. */
        DisksOfStatus: {
            status: components["schemas"]["DiskStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description A disk. */
        Disk: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["DiskStatus"];
            /** @description Class of the disk. */
            diskType: string | null;
            diskKind: components["schemas"]["DiskKind"] | null;
            /** @description Size, GB. */
            size: number | null;
            /** @description Operations a second. */
            iops: number | null;
            /** @description Host it is attached to. */
            hostId: components["schemas"]["Id"] | null;
            /** @description Name of that host. */
            hostName: string | null;
            /** @description Where the host finds it. */
            device: string | null;
            /** @description Whether it is encrypted. */
            encrypted: boolean | null;
            /** @description Whether it is released with its host. */
            deleteWithInstance: boolean | null;
            /** @description Snapshots. */
            snapshotCount: number | null;
        };
        /** @description A page of disks. */
        DiskPage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["DisksOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Disk"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description State of a database.
         * @enum {string}
         */
        DatabaseStatus: "creating" | "running" | "rebooting" | "resizing" | "backingUp" | "restoring" | "storageFull" | "frozen" | "releasing" | "released" | "error";
        /**
         * @description What runs it.
         * @enum {string}
         */
        DatabaseEngine: "MySQL" | "PostgreSQL" | "SQLServer" | "MariaDB";
        /**
         * @description How it is made available.
         * @enum {string}
         */
        NodeType: "highAvailability" | "single" | "readOnly";
        /** @description Which databases. */
        ListDatabasesRequest: components["schemas"]["ListExpiringResourcesBase"] & {
            /** @description In this network. */
            networkId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["DatabaseStatus"][];
            /** @description Any of these; empty or absent means every one. */
            engine?: components["schemas"]["DatabaseEngine"][];
            nodeType?: components["schemas"]["NodeType"];
        };
        /** @description How many databases have a state. */
        DatabasesOfStatus: {
            status: components["schemas"]["DatabaseStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description A database. */
        Database: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["DatabaseStatus"];
            engine: components["schemas"]["DatabaseEngine"] | null;
            /** @description Version. */
            engineVersion: string | null;
            /** @description Size by name. */
            instanceClass: string | null;
            /** @description Cores. */
            cpu: number | null;
            /** @description Memory, GB. */
            memory: number | null;
            /** @description Storage, GB. */
            storage: number | null;
            /** @description Storage in use, GB. */
            storageUsed: number | null;
            nodeType: components["schemas"]["NodeType"] | null;
            /** @description Where it is connected to. */
            connectionString: string | null;
            /** @description Port. */
            port: number | null;
            /** @description Network it is in, by its id at the cloud. */
            vpcId: string | null;
        };
        /** @description A page of databases. */
        DatabasePage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["DatabasesOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Database"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description How it is built.
         * @enum {string}
         */
        RedisArchitecture: "standard" | "cluster" | "rwsplit";
        /** @description Which Redis instances. */
        ListRedisInstancesRequest: components["schemas"]["ListExpiringResourcesBase"] & {
            /** @description In this network. */
            networkId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["DatabaseStatus"][];
            /** @description Any of these; empty or absent means every one. */
            architecture?: components["schemas"]["RedisArchitecture"][];
            /** @description Memory at least, MB. */
            minCapacity?: number;
        };
        /** @description How many Redis instances have a state. */
        RedissOfStatus: {
            status: components["schemas"]["DatabaseStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description A Redis instance. */
        Redis: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["DatabaseStatus"];
            /** @description Version. */
            engineVersion: string | null;
            architecture: components["schemas"]["RedisArchitecture"] | null;
            /** @description Memory, MB. */
            capacity: number | null;
            /** @description Memory in use, MB. */
            usedMemory: number | null;
            /** @description Shards. */
            shardCount: number | null;
            /** @description Bandwidth, Mbps. */
            bandwidth: number | null;
            /** @description Connections allowed. */
            connections: number | null;
            /** @description Requests a second at most. */
            qps: number | null;
            /** @description Where it is connected to. */
            connectionString: string | null;
            /** @description Port. */
            port: number | null;
            /** @description Network it is in, by its id at the cloud. */
            vpcId: string | null;
        };
        /** @description A page of Redis instances. */
        RedisPage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["RedissOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Redis"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description State of a public IP.
         * @enum {string}
         */
        PubIpStatus: "available" | "inUse" | "binding" | "unbinding" | "resizing" | "releasing" | "released" | "error";
        /**
         * @description Line that an address is reached by.
         * @enum {string}
         */
        IpLine: "BGP" | "telecom" | "unicom" | "mobile";
        /**
         * @description What an address is charged by.
         * @enum {string}
         */
        IpChargeType: "PayByBandwidth" | "PayByTraffic";
        /**
         * @description What an address is bound to.
         * @enum {string}
         */
        IpBindType: "host" | "slb" | "nat" | "none";
        /** @description Which public IPs. */
        ListPubIpsRequest: components["schemas"]["ListExpiringResourcesBase"] & {
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["PubIpStatus"][];
            /** @description Any of these; empty or absent means every one. */
            isp?: components["schemas"]["IpLine"][];
            chargeType?: components["schemas"]["IpChargeType"];
            bindType?: components["schemas"]["IpBindType"];
            /** @description Bound to this host. */
            hostId?: components["schemas"]["Id"];
        };
        /** @description How many public IPs have a state. */
        PubIpsOfStatus: {
            status: components["schemas"]["PubIpStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description A public IP. */
        PubIp: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["PubIpStatus"];
            /** @description The address. */
            ipAddress: string;
            isp: components["schemas"]["IpLine"] | null;
            chargeType: components["schemas"]["IpChargeType"] | null;
            /** @description Bandwidth, Mbps. */
            bandwidth: number | null;
            bindType: components["schemas"]["IpBindType"] | null;
            /** @description Host it is bound to. */
            hostId: components["schemas"]["Id"] | null;
            /** @description Name of what it is bound to. */
            bindResourceName: string | null;
        };
        /** @description A page of public IPs. */
        PubIpPage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["PubIpsOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["PubIp"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description State of a private network.
         * @enum {string}
         */
        PriNetStatus: "creating" | "available" | "releasing" | "released" | "error";
        /** @description Which private networks. */
        ListPriNetsRequest: components["schemas"]["ListResourcesBase"] & {
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["PriNetStatus"][];
            /** @description Whether the cloud made it. */
            isDefault?: boolean;
        };
        /** @description How many private networks have a state. */
        PriNetsOfStatus: {
            status: components["schemas"]["PriNetStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description A part of a network. */
        Subnet: {
            /** @description Its id at the cloud. */
            subnetId: string;
            /** @description Name. */
            name: string;
            /** @description Address range. */
            cidr: string;
            /** @description Zone. */
            zoneId: string;
            /** @description Free addresses. */
            availableIp: number;
        };
        /** @description A private network. */
        PriNet: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["PriNetStatus"];
            /** @description Address range. */
            cidrBlock: string | null;
            /** @description IPv6 range, if it has one. */
            ipv6Cidr: string | null;
            /** @description Whether the cloud made it. */
            isDefault: boolean | null;
            /** @description Subnets. */
            subnetCount: number | null;
            /** @description Free addresses. */
            availableIpCount: number | null;
            /** @description Route table. */
            routeTableId: string | null;
            /** @description Hosts in it. */
            hostCount: number;
            /** @description Its subnets. */
            subnets: components["schemas"]["Subnet"][];
        };
        /** @description A page of private networks. */
        PriNetPage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["PriNetsOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["PriNet"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description How it is built.
         * @enum {string}
         */
        MongoType: "replicate" | "sharding";
        /** @description Which MongoDB instances. */
        ListMongosRequest: components["schemas"]["ListExpiringResourcesBase"] & {
            /** @description In this network. */
            networkId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["DatabaseStatus"][];
            dbType?: components["schemas"]["MongoType"];
            /** @description Storage at least, GB. */
            minStorage?: number;
        };
        /** @description How many MongoDB instances have a state. */
        MongosOfStatus: {
            status: components["schemas"]["DatabaseStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description A MongoDB instance. */
        Mongo: components["schemas"]["ResourceBase"] & {
            status: components["schemas"]["DatabaseStatus"];
            /** @description Version. */
            engineVersion: string | null;
            dbType: components["schemas"]["MongoType"] | null;
            /** @description Size by name. */
            instanceClass: string | null;
            /** @description Storage, GB. */
            storage: number | null;
            /** @description Nodes. */
            nodeCount: number | null;
            /** @description Routers. */
            mongosCount: number | null;
            /** @description Where it is connected to. */
            connectionString: string | null;
            /** @description Port. */
            port: number | null;
            /** @description Network it is in, by its id at the cloud. */
            vpcId: string | null;
        };
        /** @description A page of MongoDB instances. */
        MongoPage: {
            /** @description How many have each state, whatever state is asked for. */
            counts: components["schemas"]["MongosOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Mongo"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Of which type. */
        GetInventoryRequest: {
            type: components["schemas"]["ResourceType"];
        };
        /** @description How many resources of a type there are, and as of when that is known. */
        Inventory: components["schemas"]["SyncCoverage"] & {
            /** @description Resources that the clouds have. */
            total: components["schemas"]["Total"];
            /** @description Payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description Subscriptions that end within thirty days. */
            expiring: number;
        };
        /** @description What there is at the clouds, what needs attention, and as of when that is known. */
        ResourceSummary: components["schemas"]["SyncCoverage"] & {
            /** @description Resources that the clouds have. */
            resources: number;
            /** @description Hosts that run. */
            runningHosts: number;
            /** @description Payable amount of the running month; of the resources alone for callers who may not see bills. */
            monthCost: components["schemas"]["Money"];
            /** @description Payable amount of the same days of the month before; null for callers who may not see bills. */
            comparedCost: components["schemas"]["Money"] | null;
            /** @description Subscriptions that end within thirty days. */
            expiring: number;
            /** @description Cloud accounts. */
            accounts: number;
            /** @description Accounts whose keys do not work or whose synchronisation failed. */
            failedAccounts: number;
            /** @description Resources on which an operation failed or timed out within the last seven days. */
            failedOperations: number;
        };
        /** @description How many resources of a type a cloud has. */
        ResourcesOfCloud: {
            cloudCode: components["schemas"]["CloudCode"];
            type: components["schemas"]["ResourceType"];
            /** @description How many. */
            count: number;
            /** @description Their payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
        };
        /** @description All rows. */
        ResourcesOfCloudList: components["schemas"]["ResourcesOfCloud"][];
        /** @description How many resources a region has. */
        ResourcesOfRegion: {
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description How many. */
            count: number;
            /** @description Their payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
        };
        /** @description All rows. */
        ResourcesOfRegionList: components["schemas"]["ResourcesOfRegion"][];
        /** @description All rows. */
        HostsOfStatusList: components["schemas"]["HostsOfStatus"][];
        /** @description How a cloud account is. */
        AccountHealth: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            accountName: string;
            cloudCode: components["schemas"]["CloudCode"];
            status: components["schemas"]["CloudAccountStatus"];
            syncStatus: components["schemas"]["CloudSyncStatus"];
            /** @description When it was synchronised last. */
            lastSyncTime: components["schemas"]["DateTime"] | null;
            /** @description Why that failed. */
            syncFailReason: string | null;
            /** @description Its resources of the types that the caller may list. */
            resourceCount: number;
        };
        /** @description All rows. */
        AccountHealthList: components["schemas"]["AccountHealth"][];
        /**
         * @description How one resource belongs to the other.
         * @enum {string}
         */
        ResourceRelation: "attachedTo" | "boundTo" | "inNetwork";
        /**
         * @description Direction of a relation, up leads to what this resource is attached to or in, down to what is attached to it or in it.
         * @enum {string}
         */
        RelationDirection: "up" | "down";
        /** @description A resource that another is attached to, or that is attached to it. */
        RelatedResource: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Its id at the cloud. */
            resourceId: string;
            name: components["schemas"]["ResourceName"];
            status: components["schemas"]["ResourceStatus"];
            relation: components["schemas"]["ResourceRelation"];
            direction: components["schemas"]["RelationDirection"];
        };
        /** @description All rows. */
        RelatedResourceList: components["schemas"]["RelatedResource"][];
        /** @description Which resources; each property as of the list of hosts. */
        GetResourceMapRequest: components["schemas"]["ResourceFilters"] & components["schemas"]["ExpiryFilters"] & components["schemas"]["HostFilters"] & {
            /** @description This host or database. */
            id?: components["schemas"]["Id"];
        };
        /** @description A resource, and what it belongs to. */
        MappedResource: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Its id at the cloud. */
            resourceId: string;
            name: components["schemas"]["ResourceName"];
            status: components["schemas"]["ResourceStatus"];
            cloudCode: components["schemas"]["CloudCode"];
            regionId: components["schemas"]["RegionId"];
            /** @description Name of the region. */
            regionName: string;
            /** @description Payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description The host or network that it belongs to; null where that is not in the list. */
            parentId: components["schemas"]["Id"] | null;
        };
        /** @description Resources with what each belongs to; networks first, then hosts and databases, then what hosts have. */
        ResourceMap: {
            /** @description The rows. */
            list: components["schemas"]["MappedResource"][];
            total: components["schemas"]["Total"];
            /** @description Types that the caller may not list: of these there is nothing, nor of what belongs to them. */
            withheld: components["schemas"]["ResourceType"][];
        };
        /** @description Whose timeline. */
        ListResourceEventsRequest: {
            id: components["schemas"]["Id"];
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /**
         * @description Whether an operation, what was seen to change, or other tags.
         * @enum {string}
         */
        ResourceEventKind: "operation" | "appeared" | "changed" | "gone" | "revived" | "tagsChanged";
        /** @description A property that changed. */
        ResourceChange: {
            /** @description Its name. */
            field: string;
            /** @description What it was, as text. */
            from: string | null;
            /** @description What it is, as text. */
            to: string | null;
        };
        /** @description Something that happened to a resource. */
        ResourceEvent: {
            /** @description Names the event. */
            id: string;
            time: components["schemas"]["DateTime"];
            kind: components["schemas"]["ResourceEventKind"];
            /** @description What was done, of an operation. */
            action: components["schemas"]["ResourceAction"] | null;
            /** @description How far it got, of an operation. */
            status: components["schemas"]["ResourceOperationStatus"] | null;
            /** @description The user who did it, or whether synchronisation or an import saw it. */
            actor: string;
            /** @description What changed. */
            changes: components["schemas"]["ResourceChange"][];
            /** @description Why it failed. */
            reason: string | null;
        };
        /** @description A page of rows. */
        ResourceEventPage: {
            /** @description The rows. */
            list: components["schemas"]["ResourceEvent"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description What a resource cost in a month. */
        ResourceCost: {
            billCycle: components["schemas"]["BillCycle"];
            /** @description Payable amount. */
            payableAmount: components["schemas"]["Money"];
            /** @description Its id in bill lines. */
            resourceId: string;
            /** @description Its account in bill lines. */
            accountUid: components["schemas"]["CloudUid"];
        };
        /** @description All rows. */
        ResourceCostList: components["schemas"]["ResourceCost"][];
        /** @description A host that something can be attached or bound to. */
        ResourceTarget: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ResourceName"];
            /** @description Its id at the cloud. */
            resourceId: string;
        };
        /** @description All rows. */
        ResourceTargetList: components["schemas"]["ResourceTarget"][];
        /** @description Size by name, or its number of GB, MB or Mbps. */
        ResourceSizeName: string;
        /** @description A size. */
        ResourceSize: {
            size: components["schemas"]["ResourceSizeName"];
            /** @description What it comes to. */
            description: string;
        };
        /** @description All rows. */
        ResourceSizeList: components["schemas"]["ResourceSize"][];
        /**
         * @description What can be done without saying more.
         * @enum {string}
         */
        SimpleResourceAction: "start" | "stop" | "reboot" | "detach" | "unbind";
        /** @description What to do with which resources. */
        OperateResourcesRequest: {
            /** @description At most 50. */
            ids: components["schemas"]["Id"][];
            action: components["schemas"]["SimpleResourceAction"];
        };
        /** @description What became of the request for one resource. */
        OperatedResource: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ResourceName"];
            /** @description The operation; null where it was refused. */
            operationId: components["schemas"]["Id"] | null;
            /** @description Why it was refused. */
            reason: string | null;
        };
        /** @description All rows. */
        OperatedResourceList: components["schemas"]["OperatedResource"][];
        /** @description A new name. */
        RenameResourceRequest: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ResourceName"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description The operation that was begun. */
        ResourceOperationStarted: {
            operationId: components["schemas"]["Id"];
        };
        /** @description A new size. */
        ResizeResourceRequest: {
            id: components["schemas"]["Id"];
            size: components["schemas"]["ResourceSizeName"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Where to. */
        AttachResourceRequest: {
            id: components["schemas"]["Id"];
            /** @description Host. */
            hostId: components["schemas"]["Id"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description What to release. */
        ReleaseResourceRequest: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ResourceName"];
        };
        /** @description Name of the role, unique at the customer. */
        RoleName: string;
        /**
         * @description Codes each followed by a comma, or containing `all` or `channel`.
         * @example v1,v3,v3-17,
         */
        AuthCodes: string;
        /** @description A set of menu codes that users can be given. */
        Role: {
            readonly id: components["schemas"]["Id"];
            roleName: components["schemas"]["RoleName"];
            /** @description Given by the server. */
            readonly roleCode: string;
            authCodes: components["schemas"]["AuthCodes"];
            /** @description Belongs to the product; neither modified nor deleted. */
            readonly builtin: boolean;
            /** @description Users with this role. */
            readonly userCount: number;
            remark: components["schemas"]["Remark"] | null;
            /** @description The role has no permission beyond the caller's, so the caller may change it. */
            readonly manageable: boolean;
            /** @description When the role was created. */
            readonly createTime: components["schemas"]["DateTime"];
        };
        /** @description All rows. */
        RoleList: components["schemas"]["Role"][];
        /** @description Whose roles. */
        ListUserRolesRequest: {
            /** @description The user. */
            userId: components["schemas"]["Id"];
        };
        /**
         * Format: menu-codes
         * @description Menu codes, each followed by a comma.
         * @example v1,v3,v3-17,v8-2.1,
         */
        MenuCodes: string;
        /** @description A new role. */
        CreateRoleRequest: {
            roleName: components["schemas"]["RoleName"];
            remark?: components["schemas"]["Remark"];
            authCodes: components["schemas"]["MenuCodes"];
            clientToken?: components["schemas"]["ClientToken"];
        };
        /** @description Change a role; what is left out stays. */
        ModifyRoleRequest: {
            id: components["schemas"]["Id"];
            roleName?: components["schemas"]["RoleName"];
            remark?: components["schemas"]["Remark"];
            authCodes?: components["schemas"]["MenuCodes"];
        };
        /**
         * @description What savings can be sorted by.
         * @enum {string}
         */
        SavingSortField: "monthSaving" | "foundTime";
        /**
         * @description What is saved on. unattachedDisk: a disk that is attached to nothing; unboundAddress: a public address that is bound to nothing; stoppedHost: a host that is
         *     stopped and still billed, each for seven days and billed by use; oversizedHost: a host of which a smaller size would do; unusedPrepaid: a disk, an
         *     address or a host that was paid ahead and is unused.
         * @enum {string}
         */
        SavingKind: "unattachedDisk" | "unboundAddress" | "stoppedHost" | "oversizedHost" | "unusedPrepaid";
        /**
         * @description 0 open, 1 dismissed, 2 resolved (it does not hold any more).
         * @enum {integer}
         */
        SavingStatus: 0 | 1 | 2;
        /** @description Which savings. */
        ListSavingsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default monthSaving */
            sortField?: components["schemas"]["SavingSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the resource's name or id. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            kind?: components["schemas"]["SavingKind"][];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["SavingStatus"][];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
        };
        /** @description How many savings have a status. */
        SavingsOfStatus: {
            status: components["schemas"]["SavingStatus"];
            /** @description How many. */
            count: number;
        };
        /**
         * @description Why a saving is dismissed. needed: it is needed soon; standby: it is kept for emergencies; planned: it is dealt with elsewhere; wrong: it does not hold; other: see the remark.
         * @enum {string}
         */
        SavingDismissReason: "needed" | "standby" | "planned" | "wrong" | "other";
        /** @description Something that can be saved on. */
        Saving: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SavingKind"];
            status: components["schemas"]["SavingStatus"];
            /** @description What is saved in a month of 30 days, after discounts. */
            monthSaving: components["schemas"]["Money"];
            /** @description What it costs in a month of 30 days, after discounts. */
            monthCost: components["schemas"]["Money"];
            /** @description What leads to it, with its numbers. */
            because: string;
            /** @description The resource: its id in the console. */
            targetId: components["schemas"]["Id"];
            /** @description The resource: its id at the cloud. */
            resourceId: string;
            /** @description Name of the resource. */
            resourceName: components["schemas"]["ResourceName"];
            resourceType: components["schemas"]["ResourceType"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Name of the cloud account. */
            accountName: string;
            /** @description The cloud account's id at the cloud. */
            accountUid: components["schemas"]["CloudUid"];
            /** @description Name of the region. */
            regionName: string;
            payMode: components["schemas"]["PayMode"];
            /** @description When what was paid ahead ends; null where nothing was. */
            expireTime: components["schemas"]["DateTime"] | null;
            /** @description When it was found first. */
            foundTime: components["schemas"]["DateTime"];
            /** @description The first month whose bill lines it is told by. */
            startCycle: components["schemas"]["BillCycle"];
            /** @description The last of them. */
            endCycle: components["schemas"]["BillCycle"];
            /** @description Why it was dismissed; null where it was not. */
            dismissReason: components["schemas"]["SavingDismissReason"] | null;
        };
        /** @description A page of savings. */
        SavingPage: {
            /** @description How many have each status, whatever status is asked for. */
            counts: components["schemas"]["SavingsOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["Saving"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which saving. */
        SavingId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step. */
        SavingStep: {
            time: components["schemas"]["DateTime"];
            /** @description Its status before. */
            from: components["schemas"]["SavingStatus"] | null;
            status: components["schemas"]["SavingStatus"];
            /** @description Who did it. */
            actor: string;
            /** @description What was said about it. */
            note: string | null;
        };
        /** @description A saving with the numbers that lead to it, and what happened to it. */
        SavingDetail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SavingKind"];
            status: components["schemas"]["SavingStatus"];
            /** @description What is saved in a month of 30 days, after discounts. */
            monthSaving: components["schemas"]["Money"];
            /** @description What it costs in a month of 30 days, after discounts. */
            monthCost: components["schemas"]["Money"];
            /** @description What leads to it, with its numbers. */
            because: string;
            /** @description The resource: its id in the console. */
            targetId: components["schemas"]["Id"];
            /** @description The resource: its id at the cloud. */
            resourceId: string;
            /** @description Name of the resource. */
            resourceName: components["schemas"]["ResourceName"];
            resourceType: components["schemas"]["ResourceType"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Name of the cloud account. */
            accountName: string;
            /** @description The cloud account's id at the cloud. */
            accountUid: components["schemas"]["CloudUid"];
            /** @description Name of the region. */
            regionName: string;
            payMode: components["schemas"]["PayMode"];
            /** @description When what was paid ahead ends; null where nothing was. */
            expireTime: components["schemas"]["DateTime"] | null;
            /** @description When it was found first. */
            foundTime: components["schemas"]["DateTime"];
            /** @description Why it was dismissed; null where it was not. */
            dismissReason: components["schemas"]["SavingDismissReason"] | null;
            /** @description Since when it is unused, or of its size. */
            since: components["schemas"]["DateTime"];
            /** @description Whole days for which it is unused; null of a size. */
            idleDays: number | null;
            /** @description What was billed after discounts on the days that count. */
            billedAmount: components["schemas"]["Money"];
            /** @description How many days these are. */
            billedDays: number;
            /** @description The first of them. */
            billedFrom: components["schemas"]["Date"];
            /** @description The last of them. */
            billedTo: components["schemas"]["Date"];
            /** @description The first month whose bill lines it is told by. */
            startCycle: components["schemas"]["BillCycle"];
            /** @description The last of them. */
            endCycle: components["schemas"]["BillCycle"];
            /** @description Its size, of a host that is larger than it has to be. */
            size: string | null;
            /** @description The size that would do. */
            smallerSize: string | null;
            /** @description 95th percentile of the use of its cores, per cent. */
            cpuP95: number | null;
            /** @description 95th percentile of the use of its memory, per cent. */
            memoryP95: number | null;
            /** @description Of the last 14 days those with values of both. */
            loadDays: number | null;
            /** @description When it was found last. */
            seenTime: components["schemas"]["DateTime"];
            /** @description Who dismissed it. */
            dismisser: string | null;
            /** @description What was said about it. */
            dismissRemark: string | null;
            /** @description What happened to it, the earliest first. */
            history: components["schemas"]["SavingStep"][];
        };
        /** @description What can be saved by one kind. */
        SavingsOfKind: {
            kind: components["schemas"]["SavingKind"];
            /** @description Open savings. */
            count: number;
            /** @description In a month of 30 days. */
            monthSaving: components["schemas"]["Money"];
        };
        /** @description What can be saved. */
        SavingSummary: {
            /** @description In a month of 30 days, of all kinds together. */
            monthSaving: components["schemas"]["Money"];
            /** @description Open savings. */
            count: number;
            /** @description The same by kind, also of those of which there is none. */
            kinds: components["schemas"]["SavingsOfKind"][];
            /** @description When they were looked for last; null where never. */
            asOf: components["schemas"]["DateTime"] | null;
        };
        /** @description Which savings, and why they are dismissed. */
        DismissSavingsRequest: {
            /** @description At least one, at most 200. */
            ids: components["schemas"]["Id"][];
            reason: components["schemas"]["SavingDismissReason"];
            /** @description What else there is to say; required of another reason. */
            remark?: components["schemas"]["Remark"];
        };
        /**
         * @description What services can be sorted by.
         * @enum {string}
         */
        ServiceSortField: "sort" | "categoryId";
        /**
         * @description 1 migration, 2 security and compliance, 3 operation, 4 data and intelligence, 5 training and advice.
         * @enum {integer}
         */
        EnterpriseServiceCategory: 1 | 2 | 3 | 4 | 5;
        /** @description Which services. */
        ListServicesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default sort */
            sortField?: components["schemas"]["ServiceSortField"];
            /** @default ascending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of name, summary or a catchword. */
            keyword?: components["schemas"]["Keyword"];
            categoryId?: components["schemas"]["EnterpriseServiceCategory"];
        };
        /** @description An enterprise service. */
        Service: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            categoryId: components["schemas"]["EnterpriseServiceCategory"];
            /** @description What it is in a sentence or two. */
            summary: string;
            /** @description Who provides it. */
            provider: string;
            /** @description What it costs, in words: an amount for a unit, or on request. */
            price: string;
            /** @description Catchwords. */
            tags: string[];
        };
        /** @description A page of rows. */
        ServicePage: {
            /** @description The rows. */
            list: components["schemas"]["Service"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which service. */
        ServiceId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of a service. */
        ServiceStep: {
            /** @description Name. */
            name: string;
            /** @description What is done. */
            description: string;
            /** @description How long it takes. */
            duration: string;
        };
        /** @description An enterprise service in full. */
        ServiceDetail: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            categoryId: components["schemas"]["EnterpriseServiceCategory"];
            /** @description What it is in a sentence or two. */
            summary: string;
            /** @description Who provides it. */
            provider: string;
            /** @description What it costs, in words: an amount for a unit, or on request. */
            price: string;
            /** @description Catchwords. */
            tags: string[];
            /** @description What it is; a blank line between paragraphs. */
            content: string;
            /** @description What is delivered. */
            scope: string[];
            /** @description How it goes, step by step. */
            process: components["schemas"]["ServiceStep"][];
            /** @description How long it takes. */
            period: string;
        };
        /** @description The enquiry. */
        EnquireServiceRequest: {
            /** @description The service. */
            id: components["schemas"]["Id"];
            /** @description Whom to ask; the user where left out. */
            contact?: string;
            /** @description Their phone; the user's where left out. */
            phone?: components["schemas"]["Phone"];
            /** @description What is wanted. */
            message: string;
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Random name of one verification code. */
        VerifyId: string;
        /** @description Who signs in. */
        LoginRequest: {
            /** @description Name of the user. */
            username: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            /** @description The one the image was fetched with. */
            verifyId: components["schemas"]["VerifyId"];
            /** @description What the image shows; upper and lower case are the same. */
            verifyCode: string;
        };
        /** @description The session. */
        LoginResult: {
            /** @description To be sent with every call. */
            token: string;
            /** @description How often the user has signed in; 1 at the first time. */
            loginNum: number;
        };
        /** @description Whole seconds until the session ends. */
        SessionLifetime: {
            /** @description If nothing is called from now on. */
            idleSeconds: number;
            /** @description Whatever is called. */
            absoluteSeconds: number;
        };
        /**
         * @description 0 main account, 1 sub-account.
         * @enum {integer}
         */
        AccountType: 0 | 1;
        /**
         * @description 0 standard, 1 group, 2 own-cloud, 3 own-cloud sub-customer, 4 member, 5 cloud-service manager.
         * @enum {integer}
         */
        CustomType: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description The signed-in user (specification section 3). */
        CurrentUser: {
            id: components["schemas"]["Id"];
            /** @description The customer the user belongs to. */
            customId: components["schemas"]["Id"];
            /** @description Name of the customer. */
            customName: string;
            accountType: components["schemas"]["AccountType"];
            /** @description Name to sign in with. */
            username: string;
            /** @description Name of the person. */
            name: string;
            authCodes: components["schemas"]["AuthCodes"];
            customType: components["schemas"]["CustomType"];
            /** @description How often the user has signed in. */
            loginNum: number;
            /** @description Names of the roles. */
            roles: string[];
            phone: components["schemas"]["Phone"] | null;
            email: components["schemas"]["Email"] | null;
            /** @description The password has to be changed before anything else is called (inferred). */
            oneTimePassword: boolean;
            /** @description The sign-in before this one; null at the first. */
            lastLoginTime: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description An outside service: payment takes recharges, paymentPage is the payment page of the demo, taxOffice issues invoices, bankVerification
         *     verifies bank accounts, payout pays withdrawals, appropriationReview reviews large appropriations, provisioning provisions orders,
         *     refundReview reviews refunds, cloud checks and synchronises cloud accounts, quotaReview reviews applications for quotas, notification sends
         *     text messages and e-mail, serviceDesk answers work orders, metrics keeps what clouds measure.
         * @enum {string}
         */
        Provider: "payment" | "paymentPage" | "taxOffice" | "bankVerification" | "payout" | "appropriationReview" | "provisioning" | "refundReview" | "cloud" | "quotaReview" | "notification" | "serviceDesk" | "metrics";
        /** @description What the menus are filtered by. */
        Authority: {
            authCodes: components["schemas"]["AuthCodes"];
            customType: components["schemas"]["CustomType"];
            /** @description Outside services that this server has not (inferred). A server that does not answer it has them all. */
            missingProviders: components["schemas"]["Provider"][];
        };
        /** @description A place in a list that is paged by places rather than numbers: `nextCursor` or `previousCursor` of an answer. Absent: from the beginning. */
        Cursor: string;
        /**
         * @description ok, failed.
         * @enum {string}
         */
        LoginOutcome: "ok" | "failed";
        /** @description Which sign-ins. */
        ListLoginHistoryRequest: {
            cursor?: components["schemas"]["Cursor"];
            pageSize?: components["schemas"]["PageSize"];
            result?: components["schemas"]["LoginOutcome"];
            /** @description From this moment. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Until this moment. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description An attempt to sign in. */
        LoginEvent: {
            id: components["schemas"]["Id"];
            /** @description When it was. */
            time: components["schemas"]["DateTime"];
            result: components["schemas"]["LoginOutcome"];
            /** @description The address it came from. */
            ip: string;
            /** @description Browser and system, such as Chrome 140, Windows; null where they are unknown. */
            browser: string | null;
        };
        /** @description A page of sign-ins. */
        LoginHistoryPage: {
            /** @description The rows. */
            list: components["schemas"]["LoginEvent"][];
            /** @description Of the older ones; null on the last page. */
            nextCursor: components["schemas"]["Cursor"] | null;
            /** @description Of the newer ones; null on the first page. */
            previousCursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A browser in which one is signed in. */
        SignedInSession: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, such as Chrome 140, Windows; null where they are unknown. */
            browser: string | null;
            /** @description The address it was signed in from. */
            ip: string;
            /** @description When it was signed in. */
            createTime: components["schemas"]["DateTime"];
            /** @description When it was used last, exact to a minute. */
            lastSeenTime: components["schemas"]["DateTime"];
            /** @description When it ends at the latest. */
            expireTime: components["schemas"]["DateTime"];
            /** @description The session of the call itself. */
            current: boolean;
        };
        SignedInSessionList: components["schemas"]["SignedInSession"][];
        /**
         * @description What tags can be sorted by.
         * @enum {string}
         */
        TagSortField: "createTime" | "tagKey" | "resourceCount";
        /** @description Which tags. */
        ListTagsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["TagSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the key, of the value or of both as `env: prod`. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Of this key. */
            tagKey?: components["schemas"]["TagKey"];
            /** @description Whether a resource has it. */
            bound?: boolean;
        };
        /** @description A pair of key and value that resources are sorted by. */
        Tag: {
            id: components["schemas"]["Id"];
            tagKey: components["schemas"]["TagKey"];
            tagValue: components["schemas"]["TagValue"];
            /** @description Key and value in one, `env: prod`. */
            tagName: string;
            color: components["schemas"]["TagColor"];
            /** @description Resources that have it, of those the clouds have. */
            resourceCount: number;
            /** @description Free remark. */
            remark: string | null;
            /** @description User name of who created it. */
            creator: string;
            /** @description When it was created. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        TagPage: {
            /** @description The rows. */
            list: components["schemas"]["Tag"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which tag. */
        TagId: {
            id: components["schemas"]["Id"];
        };
        /** @description A tag to be created. */
        NewTag: {
            tagKey: components["schemas"]["TagKey"];
            /** @default  */
            tagValue?: components["schemas"]["TagValue"];
            /** @default blue */
            color?: components["schemas"]["TagColor"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A tag as it is to be. */
        ChangedTag: {
            id: components["schemas"]["Id"];
            tagKey: components["schemas"]["TagKey"];
            /** @default  */
            tagValue?: components["schemas"]["TagValue"];
            color: components["schemas"]["TagColor"];
            remark?: components["schemas"]["Remark"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description A new tag, or a change of one. */
        SaveTagRequest: components["schemas"]["NewTag"] | components["schemas"]["ChangedTag"];
        /** @description Which tag gets which key and value. */
        PreviewTagRenameRequest: {
            id: components["schemas"]["Id"];
            tagKey: components["schemas"]["TagKey"];
            /** @default  */
            tagValue?: components["schemas"]["TagValue"];
        };
        /** @description A number of resources. */
        ResourceNumber: number;
        /** @description A number of what names a tag by its text. */
        TagReferenceNumber: number;
        /**
         * @description What can name a tag by its text.
         * @enum {string}
         */
        TagReferenceKind: "alarmRule" | "viewGroup" | "savedView";
        /** @description What names a tag by its key or value. */
        TagReference: {
            kind: components["schemas"]["TagReferenceKind"];
            /** @description Its name; of a group with its view's. */
            name: string;
        };
        /** @description What renaming a tag does. */
        TagRename: {
            /** @description Key and value as they will be. */
            newName: string;
            /** @description Resources that have the tag. */
            resourceCount: components["schemas"]["ResourceNumber"];
            /** @description Alarm rules that will not be about its resources any more. */
            alarmRuleCount: components["schemas"]["TagReferenceNumber"];
            /** @description Groups of business views whose filter will not match its resources any more. */
            viewGroupCount: components["schemas"]["TagReferenceNumber"];
            /** @description Saved views, of all users, that filter resources by the present name. */
            savedViewCount: components["schemas"]["TagReferenceNumber"];
            /** @description Of these the first 50 that the caller may see. */
            broken: components["schemas"]["TagReference"][];
        };
        /** @description Tags to be merged; the one they are merged into may be among them. */
        MergedTagIds: components["schemas"]["Id"][];
        /** @description What is to be merged into what. */
        PreviewTagMergeRequest: {
            ids: components["schemas"]["MergedTagIds"];
            /** @description Tag that stays. */
            intoId: components["schemas"]["Id"];
        };
        /** @description A resource whose value of a key is replaced. */
        TagMergeChange: {
            name: components["schemas"]["ResourceName"];
            /** @description What it has now. */
            tagName: string;
        };
        /** @description What merging tags does. */
        TagMerge: {
            /** @description Tags that go. */
            tagNames: string[];
            /** @description Tag that stays. */
            intoName: string;
            /** @description Resources that get the tag. */
            resourceCount: components["schemas"]["ResourceNumber"];
            /** @description Those of them that have another value of its key, which it replaces. */
            changedCount: components["schemas"]["ResourceNumber"];
            /** @description Of these the first 50, by name. */
            changed: components["schemas"]["TagMergeChange"][];
        };
        /** @description What is to be merged into what, and the numbers that were shown for it. */
        MergeTagsRequest: {
            ids: components["schemas"]["MergedTagIds"];
            /** @description Tag that stays. */
            intoId: components["schemas"]["Id"];
            resourceCount: components["schemas"]["ResourceNumber"];
            changedCount: components["schemas"]["ResourceNumber"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What resources can be sorted by.
         * @enum {string}
         */
        TagResourceSortField: "name" | "monthCost" | "createTime";
        /** @description Which resources. */
        ListTagResourcesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default monthCost */
            sortField?: components["schemas"]["TagResourceSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the name, of the id at the cloud or of an address. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            type?: components["schemas"]["ResourceType"][];
            /** @description Any of these; empty or absent means every one. */
            cloudCode?: components["schemas"]["CloudCode"][];
            /** @description In this account. */
            cloudAccountId?: components["schemas"]["Id"];
            /** @description Any of these; empty or absent means every one. */
            regionId?: components["schemas"]["RegionId"][];
            /** @description True: ends within 30 days; false: the others. */
            expiring?: boolean;
            /** @description True: an operation failed or timed out in the last seven days; false: the others. */
            operationFailed?: boolean;
            /** @description Has this tag. */
            tagId?: components["schemas"]["Id"];
            /** @description Has no tag of this key. */
            lacksKey?: components["schemas"]["TagKey"];
            /** @description True: has no tag; false: has some. */
            untagged?: boolean;
        };
        /** @description A resource with its tags. */
        TagResource: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Its id at the cloud. */
            resourceId: string;
            name: components["schemas"]["ResourceName"];
            cloudCode: components["schemas"]["CloudCode"];
            /** @description Account it is in. */
            cloudAccountId: components["schemas"]["Id"];
            /** @description Name of the account. */
            accountName: string;
            regionId: components["schemas"]["RegionId"];
            /** @description Project it belongs to at the cloud. */
            projectName: string | null;
            /** @description When it was created at the cloud. */
            createTime: components["schemas"]["DateTime"];
            /** @description When the subscription ends, if it is one. */
            expireTime: components["schemas"]["DateTime"] | null;
            /** @description An operation failed or timed out in the last seven days. */
            operationFailed: boolean;
            /** @description Payable amount of the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description Its tags, by key. */
            tags: components["schemas"]["ResourceTag"][];
        };
        /** @description A page of rows. */
        TagResourcePage: {
            /** @description The rows. */
            list: components["schemas"]["TagResource"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description At most 50. */
        BoundResourceIds: components["schemas"]["Id"][];
        /** @description At most 20, as many as a resource may have. */
        BoundTagIds: components["schemas"]["Id"][];
        /** @description Which tags for which resources. Of a key only one tag. */
        PreviewTagBindingRequest: {
            resourceIds: components["schemas"]["BoundResourceIds"];
            tagIds: components["schemas"]["BoundTagIds"];
            /**
             * @description Whether another value of the same key is replaced.
             * @default false
             */
            replace?: boolean;
        };
        /**
         * @description What became of a resource.
         * @enum {string}
         */
        TagBindingOutcome: "bound" | "replaced" | "unbound" | "unchanged" | "refused";
        /** @description What became of one resource. */
        TagBindingResult: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ResourceName"];
            outcome: components["schemas"]["TagBindingOutcome"];
            /** @description Why it was refused, or what was replaced. */
            note: string | null;
        };
        /** @description What became of each resource, and how many fared alike. */
        TagBinding: {
            /** @description Resources that have other tags now. */
            changedCount: components["schemas"]["ResourceNumber"];
            /** @description Those where nothing was to be done. */
            unchangedCount: components["schemas"]["ResourceNumber"];
            /** @description Those that were refused. */
            refusedCount: components["schemas"]["ResourceNumber"];
            /** @description Each resource, in the order asked for. */
            results: components["schemas"]["TagBindingResult"][];
        };
        /** @description Which tags for which resources. Of a key only one tag. */
        BindTagsRequest: {
            resourceIds: components["schemas"]["BoundResourceIds"];
            tagIds: components["schemas"]["BoundTagIds"];
            /**
             * @description Whether another value of the same key is replaced.
             * @default false
             */
            replace?: boolean;
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Which tags off which resources. */
        UnbindTagsRequest: {
            resourceIds: components["schemas"]["BoundResourceIds"];
            tagIds: components["schemas"]["BoundTagIds"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description How much is tagged. */
        TagCoverage: components["schemas"]["SyncCoverage"] & {
            /** @description All resources. */
            resourceCount: components["schemas"]["ResourceNumber"];
            /** @description Those with a tag. */
            taggedCount: components["schemas"]["ResourceNumber"];
            /** @description Those without. */
            untaggedCount: components["schemas"]["ResourceNumber"];
            /** @description Tagged ones of all; 0 without resources. */
            taggedShare: components["schemas"]["Ratio"];
            /** @description What all cost in the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description What those with a tag cost. */
            taggedCost: components["schemas"]["Money"];
            /** @description What those without cost. */
            untaggedCost: components["schemas"]["Money"];
            /** @description That of tagged ones of the cost of all; 0 without costs. */
            costShare: components["schemas"]["Ratio"];
        };
        /** @description A key and how much has it. */
        TagKeyCoverage: {
            tagKey: components["schemas"]["TagKey"];
            /** @description Its values. */
            valueCount: number;
            /** @description Resources with a tag of this key. */
            resourceCount: components["schemas"]["ResourceNumber"];
            /** @description Of all resources. */
            resourceShare: components["schemas"]["Ratio"];
            /** @description Resources without one. */
            missingCount: components["schemas"]["ResourceNumber"];
            /** @description What those with one cost in the running month. */
            monthCost: components["schemas"]["Money"];
            /** @description Of the cost of all resources. */
            costShare: components["schemas"]["Ratio"];
        };
        /** @description All rows. */
        TagKeyCoverageList: components["schemas"]["TagKeyCoverage"][];
        /** @description Name to sign in with: a letter, then letters, digits, `_`, `.` or `-`. */
        Username: string;
        /** @description Name of the person. */
        PersonName: string;
        /** @description Roles of the user. */
        RoleIds: components["schemas"]["Id"][];
        /**
         * @description 1 active, 0 disabled, 2 locked (by failed logins).
         * @enum {integer}
         */
        UserStatus: 0 | 1 | 2;
        /** @description A user of the customer. */
        User: {
            readonly id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            name: components["schemas"]["PersonName"];
            readonly accountType: components["schemas"]["AccountType"];
            readonly customType: components["schemas"]["CustomType"];
            /** @description The customer the user belongs to. */
            readonly customId: components["schemas"]["Id"];
            /** @description Name of the customer. */
            readonly customName: string;
            phone: components["schemas"]["Phone"] | null;
            email: components["schemas"]["Email"] | null;
            readonly authCodes: components["schemas"]["AuthCodes"];
            /** @description Names of the roles. */
            readonly roles: string[];
            roleIds: components["schemas"]["RoleIds"];
            /** @description How often the user has signed in. */
            readonly loginNum: number;
            status: components["schemas"]["UserStatus"];
            /** @description Latest sign-in. */
            lastLoginTime: components["schemas"]["DateTime"] | null;
            /** @description Address of the latest sign-in. */
            readonly lastLoginIp: string | null;
            remark: components["schemas"]["Remark"] | null;
            /** @description The user has no permission beyond the caller's, so the caller may change them. */
            readonly manageable: boolean;
            /** @description When the user was created. */
            readonly createTime: components["schemas"]["DateTime"];
        };
        /**
         * Format: password
         * @description 8 to 64 characters with three of: small letter, capital letter, digit, other sign.
         */
        NewPassword: string;
        /** @description A new sub-account. */
        CreateUserRequest: {
            username: components["schemas"]["Username"];
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            roleIds: components["schemas"]["RoleIds"];
            remark?: components["schemas"]["Remark"];
        };
        /** @description One of username, phone and email, as typed so far. */
        CheckUserRequest: {
            /** @description Name to sign in with. */
            username?: string;
            /** @description Mobile number. */
            phone?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description The user being edited. */
            excludeId?: components["schemas"]["Id"];
        } & (unknown | unknown | unknown);
        /** @description Taken by a user other than excludeId. */
        UserExists: boolean;
        /**
         * @description What users can be sorted by.
         * @enum {string}
         */
        UserSortField: "createTime" | "username" | "name" | "lastLoginTime";
        /** @description Which users. */
        ListUsersRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["UserSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of user name, name, phone or e-mail. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Only users with this role. */
            roleId?: components["schemas"]["Id"];
            status?: components["schemas"]["UserStatus"];
        };
        /** @description A page of rows. */
        UserPage: {
            /** @description The rows. */
            list: components["schemas"]["User"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Change who the user is; what is left out stays. */
        ModifyUserProfile: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["Phone"];
            /** @description E-mail address; empty for none. */
            email?: string;
            roleIds?: components["schemas"]["RoleIds"];
            remark?: components["schemas"]["Remark"];
        };
        /** @description Change one's own password; the new one must differ. Another's is given anew by resetUserPassword. */
        ModifyUserPassword: {
            id: components["schemas"]["Id"];
            /**
             * Format: password
             * @description The present password.
             */
            oldPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description Enable (also unlock) or disable. */
        ModifyUserStatus: {
            id: components["schemas"]["Id"];
            /**
             * @description 1 active or 0 disabled.
             * @enum {unknown}
             */
            status: components["schemas"]["UserStatus"];
        };
        /** @description The new password of a sub-account. */
        ResetUserPasswordRequest: {
            id: components["schemas"]["Id"];
            newPassword: components["schemas"]["NewPassword"];
        };
        /**
         * @description What vouchers can be sorted by.
         * @enum {string}
         */
        TicketSortField: "grantTime" | "expireTime" | "balance";
        /**
         * @description INACTIVE -> UNUSED -> USING -> USED_UP; EXPIRED when its time is over, INVALID when it was withdrawn.
         * @enum {string}
         */
        TicketStatus: "INACTIVE" | "UNUSED" | "USING" | "USED_UP" | "EXPIRED" | "INVALID";
        /**
         * @description cash: pays amounts; discount: pays a part of the price, as long as its balance lasts.
         * @enum {string}
         */
        TicketType: "cash" | "discount";
        /**
         * @description What may be paid with it.
         * @enum {string}
         */
        TicketScene: "new" | "renew" | "upgrade" | "postPay";
        /** @description Which vouchers. */
        ListTicketsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default grantTime */
            sortField?: components["schemas"]["TicketSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of the number or the name. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["TicketStatus"][];
            ticketType?: components["schemas"]["TicketType"];
            /** @description Can pay for this. */
            scene?: components["schemas"]["TicketScene"];
            /** @description Applies to this cloud. */
            cloudCode?: components["schemas"]["CloudCode"];
            /** @description At least. */
            minBalance?: components["schemas"]["Amount8"];
            /** @description At most. */
            maxBalance?: components["schemas"]["Amount8"];
            /** @description Expires at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Expires at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description Number of a voucher. */
        TicketNo: string;
        /** @description A voucher. */
        Ticket: {
            id: components["schemas"]["Id"];
            ticketNo: components["schemas"]["TicketNo"];
            /** @description Name. */
            ticketName: string;
            ticketType: components["schemas"]["TicketType"];
            /** @description What it can pay altogether. */
            nominalValue: components["schemas"]["Money"];
            /** @description What it can still pay. */
            balance: components["schemas"]["Money"];
            /** @description What it has paid. */
            usedAmount: components["schemas"]["Money"];
            /** @description Part of the price that is still paid; of discount vouchers only. */
            discountRate: components["schemas"]["Ratio"] | null;
            /** @description Least amount of what it applies to. */
            minOrderAmount: components["schemas"]["Money"];
            /** @description Clouds; empty means every one. */
            applicableClouds: components["schemas"]["CloudCode"][];
            /** @description Names of products; empty means every one. */
            applicableProducts: string[];
            /** @description What may be paid; empty means everything. */
            applicableScenes: components["schemas"]["TicketScene"][];
            /** @description When it was granted. */
            grantTime: components["schemas"]["DateTime"];
            /** @description Can be used from. */
            effectTime: components["schemas"]["DateTime"];
            /** @description Can be used until. */
            expireTime: components["schemas"]["DateTime"];
            status: components["schemas"]["TicketStatus"];
            /** @description Free remark. */
            remark: string;
        };
        /** @description A page of rows. */
        TicketPage: {
            /** @description The rows. */
            list: components["schemas"]["Ticket"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which voucher. */
        TicketId: {
            id: components["schemas"]["Id"];
        };
        /** @description Of which voucher. */
        ListTicketUsesRequest: {
            /** @description The voucher. */
            ticketId: components["schemas"]["Id"];
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /** @description A use of a voucher. */
        TicketUse: {
            id: components["schemas"]["Id"];
            /** @description The order. */
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            /** @description Name of the order's first product. */
            productName: string;
            /** @description What it paid. */
            amount: components["schemas"]["Money"];
            /** @description Of the voucher afterwards. */
            balance: components["schemas"]["Money"];
            /** @description When. */
            useTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        TicketUsePage: {
            /** @description The rows. */
            list: components["schemas"]["TicketUse"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description A voucher that could pay for an order. */
        OrderTicket: {
            id: components["schemas"]["Id"];
            /** @description Name, what it would pay and what it holds. */
            label: string;
            /** @description What it would pay. */
            couponAmount: components["schemas"]["Money"];
        };
        OrderTicketList: components["schemas"]["OrderTicket"][];
        /** @description Items of the cart that are to be one order. */
        ListCartTickets: {
            /** @description Items of the cart. */
            carIds: components["schemas"]["Id"][];
        };
        /** @description The code of a voucher, four groups of four. */
        TicketCode: string;
        /** @description The code. */
        ActivateTicketRequest: {
            code: components["schemas"]["TicketCode"];
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description balance: the available balance falls below the threshold; expire: something expires; arrears: the account is overdrawn or owes bills; consume: the running month or day costs more than the threshold.
         * @enum {string}
         */
        WarningType: "balance" | "expire" | "arrears" | "consume";
        /**
         * @description 0 off, 1 on.
         * @enum {integer}
         */
        WarningStatus: 0 | 1;
        /**
         * Format: decimal
         * @description CNY, 0.00 or more.
         * @example 5000.00
         */
        WarningThreshold: string;
        /**
         * @description What consumption is added up.
         * @enum {string}
         */
        WarningPeriod: "month" | "day";
        /**
         * @description Number of days.
         * @enum {integer}
         */
        WarningDay: 30 | 15 | 7 | 3 | 1;
        /** @description Days before something expires, or after which arrears are reminded of again. */
        WarningDays: components["schemas"]["WarningDay"][];
        /** @description What the customer wants to be reminded of, of one type. */
        WarningSetting: {
            warningType: components["schemas"]["WarningType"];
            /** @description Whether it is on. */
            enabled: boolean;
            status: components["schemas"]["WarningStatus"];
            /** @description Of balance and consume. */
            threshold: components["schemas"]["WarningThreshold"] | null;
            /** @description Of consume. */
            period: components["schemas"]["WarningPeriod"] | null;
            days: components["schemas"]["WarningDays"];
            /** @description Ways it is sent. */
            notifyWays: components["schemas"]["NotifyWay"][];
            /** @description Users who are reminded. */
            receivers: components["schemas"]["Id"][];
            /** @description Their names, in the same order. */
            receiverNames: string[];
            /** @description Hours after a reminder in which the same is not reminded of again. */
            silenceHours: number;
            /** @description What it reminds of, in words. */
            rule: string;
            /** @description Sent back with a save; 0 of the default. */
            version: number;
            /** @description When it last reminded of something; null if never. */
            lastRaised: components["schemas"]["DateTime"] | null;
            /** @description When it was last saved; null of the default. */
            updateTime: components["schemas"]["DateTime"] | null;
        };
        /** @description One of each type, as it was saved or by default. */
        WarningSettingList: components["schemas"]["WarningSetting"][];
        /** @description The setting. */
        SaveWarningSettingRequest: {
            type: components["schemas"]["WarningType"];
            /** @description The one that was fetched. */
            version: number;
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description Of balance and consume; of these it is needed. */
            threshold?: components["schemas"]["WarningThreshold"];
            /** @description Of consume; month where it is absent. */
            period?: components["schemas"]["WarningPeriod"];
            /** @description Of expire at least one; of arrears they may be none. */
            days?: components["schemas"]["WarningDays"];
            /** @description Ways it is sent. */
            notifyWays: components["schemas"]["NotifyWay"][];
            /** @description Users who are reminded. */
            receivers: components["schemas"]["Id"][];
            /** @description Hours after a reminder in which the same is not reminded of again. */
            silenceHours: number;
        };
        /** @description Which reminder, and what it shall be. */
        SwitchWarningSettingRequest: {
            type: components["schemas"]["WarningType"];
            /** @description Whether it shall be on. */
            enabled: boolean;
        };
        /** @description A setting as it is being filled in. */
        PreviewWarningSettingRequest: {
            type: components["schemas"]["WarningType"];
            threshold?: components["schemas"]["WarningThreshold"];
            period?: components["schemas"]["WarningPeriod"];
            days?: components["schemas"]["WarningDays"];
        };
        /** @description What a setting comes to. */
        WarningPreview: {
            /** @description What it would remind of, in words. */
            rule: string;
            /** @description How things stand at present, in words. */
            current: string;
        };
        /** @description Which users. */
        ListWarningReceiversRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of name or user name. */
            keyword?: components["schemas"]["Keyword"];
        };
        /** @description A user who can be reminded. */
        WarningReceiver: {
            id: components["schemas"]["Id"];
            /** @description Name and user name. */
            label: string;
            /** @description Whether text messages reach them. */
            hasPhone: boolean;
            /** @description Whether e-mail reaches them. */
            hasEmail: boolean;
        };
        /** @description A page of rows. */
        WarningReceiverPage: {
            /** @description The rows. */
            list: components["schemas"]["WarningReceiver"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description What was reminded of: one of WarningType, or alarm: an alarm rule began or ceased to hold, or budget: the use or the forecast of a budget is above a threshold.
         * @enum {string}
         */
        WarningRecordType: "balance" | "expire" | "arrears" | "consume" | "alarm" | "budget";
        /** @description Which reminders, the latest first. */
        ListWarningRecordsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /**
             * @description What reminders can be sorted by.
             * @default raiseTime
             * @enum {string}
             */
            sortField?: "raiseTime";
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Any of these; empty or absent means every one. */
            warningType?: components["schemas"]["WarningRecordType"][];
            /** @description Any of these; empty or absent means every one. */
            result?: components["schemas"]["WarningResult"][];
            /** @description Raised at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Raised at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /**
         * @description One of NotifyWay, or webhook: an address of one of the customer's systems.
         * @enum {string}
         */
        DeliveryWay: "site" | "sms" | "email" | "webhook";
        /** @description A reminder that was raised. */
        WarningRecord: {
            id: components["schemas"]["Id"];
            warningType: components["schemas"]["WarningRecordType"];
            /** @description What it is about. */
            subject: string;
            /** @description What was found, in words. */
            value: string;
            /** @description What was asked for, in words. */
            threshold: string;
            /** @description The kind of thing it is about: account, bill, contract, voucher, instance, alarm, budget. */
            bizType: string;
            /** @description Number of the thing. */
            bizNo: string;
            /** @description Ways it was sent. */
            notifyWays: components["schemas"]["DeliveryWay"][];
            /** @description Names of who was reminded. */
            receivers: string[];
            result: components["schemas"]["WarningResult"];
            /** @description When it was raised. */
            raiseTime: components["schemas"]["DateTime"];
            /** @description The caller's own message about it; null where there is none, or it was deleted. */
            messageId: components["schemas"]["Id"] | null;
        };
        /** @description A page of rows. */
        WarningRecordPage: {
            /** @description The rows. */
            list: components["schemas"]["WarningRecord"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which reminder. */
        WarningRecordId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description 0 waiting, 1 delivered, 2 failed.
         * @enum {integer}
         */
        DeliveryStatus: 0 | 1 | 2;
        /** @description What a receiver got, one way. */
        WarningDelivery: {
            /** @description Name of the receiver. */
            receiver: string;
            way: components["schemas"]["DeliveryWay"];
            /** @description Phone number or e-mail address, masked; of a webhook its host; null in the message centre. */
            address: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description Why it failed. */
            reason: string | null;
            /** @description When the status became what it is. */
            time: components["schemas"]["DateTime"];
        };
        /** @description A reminder that was raised, and what each receiver got. */
        WarningRecordDetail: {
            id: components["schemas"]["Id"];
            warningType: components["schemas"]["WarningRecordType"];
            /** @description What it is about. */
            subject: string;
            /** @description What was found, in words. */
            value: string;
            /** @description What was asked for, in words. */
            threshold: string;
            /** @description The kind of thing it is about: account, bill, contract, voucher, instance, alarm, budget. */
            bizType: string;
            /** @description Number of the thing. */
            bizNo: string;
            /** @description Ways it was sent. */
            notifyWays: components["schemas"]["DeliveryWay"][];
            /** @description Names of who was reminded. */
            receivers: string[];
            result: components["schemas"]["WarningResult"];
            /** @description When it was raised. */
            raiseTime: components["schemas"]["DateTime"];
            /** @description The caller's own message about it; null where there is none, or it was deleted. */
            messageId: components["schemas"]["Id"] | null;
            /** @description What each receiver got, each way. */
            deliveries: components["schemas"]["WarningDelivery"][];
        };
        /** @description Which notices, the latest first. */
        ListFailedDeliveriesRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of the name of the receiver or webhook. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            way?: components["schemas"]["DeliveryWay"][];
            /** @description Any of these; empty or absent means every one. */
            warningType?: components["schemas"]["WarningRecordType"][];
            /** @description Failed at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Failed at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description A notice that could not be delivered. */
        FailedDelivery: {
            id: components["schemas"]["Id"];
            warningType: components["schemas"]["WarningRecordType"];
            /** @description What it is about. */
            subject: string;
            /** @description Name of the receiver. */
            receiver: string;
            way: components["schemas"]["DeliveryWay"];
            /** @description Phone number or e-mail address, masked; of a webhook its host; null where there was none. */
            address: string | null;
            /** @description How often it was sent in vain. */
            failures: number;
            /** @description Why it failed. */
            reason: string | null;
            /** @description When it was given up. */
            time: components["schemas"]["DateTime"];
            /** @description Whether its receiver or webhook still exists. */
            resendable: boolean;
        };
        /** @description A page of rows. */
        FailedDeliveryPage: {
            /** @description The rows. */
            list: components["schemas"]["FailedDelivery"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which webhooks. */
        ListWebhooksRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of the name or the address. */
            webhookName?: components["schemas"]["Keyword"];
        };
        /** @description Name of a webhook. */
        WebhookName: string;
        /**
         * @description Where it is sent to.
         * @example https://hooks.example.com/alarms
         */
        WebhookUrl: string;
        /** @description An address that is told of alarms. */
        Webhook: {
            id: components["schemas"]["Id"];
            webhookName: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            /** @description Alarm rules that tell it. */
            ruleCount: number;
            /** @description What became of the last thing sent to it; null where there is none. */
            lastStatus: components["schemas"]["DeliveryStatus"] | null;
            /** @description When that was. */
            lastTime: components["schemas"]["DateTime"] | null;
            /** @description Why that was not delivered. */
            lastReason: string | null;
            /** @description User name of who made it. */
            creator: string;
            /** @description When it was made. */
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A page of rows. */
        WebhookPage: {
            /** @description The rows. */
            list: components["schemas"]["Webhook"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which webhook. */
        WebhookId: {
            id: components["schemas"]["Id"];
        };
        /** @description A webhook to be created. */
        NewWebhook: {
            webhookName: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
        };
        /** @description A webhook as it is to be. */
        ChangedWebhook: {
            id: components["schemas"]["Id"];
            webhookName: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description Whether it gets another secret.
             * @default false
             */
            renewSecret?: boolean;
        };
        /** @description A new webhook, or a change of one. */
        SaveWebhookRequest: components["schemas"]["NewWebhook"] | components["schemas"]["ChangedWebhook"];
        /** @description A webhook that was saved. */
        SavedWebhook: {
            id: components["schemas"]["Id"];
            /** @description The secret that signatures are made with, this once; null where it stays as it is. */
            secret: string | null;
        };
        /** @description How much can be withdrawn. */
        Withdrawable: {
            /** @description Cash in the account. */
            cash: components["schemas"]["Money"];
            /** @description Set aside for withdrawals under way. */
            frozen: components["schemas"]["Money"];
            /** @description Allocated by the group and not taken back: it may be spent, not withdrawn. */
            allocated: components["schemas"]["Money"];
            /** @description Invoiced beyond what was paid in the end: refunded after the invoice was issued. */
            owedInvoice: components["schemas"]["Money"];
            /** @description Bills that are not settled yet, and credit in use. */
            unsettled: components["schemas"]["Money"];
            /** @description What is left; 0.00 where that is nothing. */
            withdrawable: components["schemas"]["Money"];
        };
        /**
         * Format: decimal
         * @description CNY, from 0.01 to 999999999.99.
         * @example 5000.00
         */
        WithdrawAmount: string;
        /** @description The withdrawal asked for. */
        CreateWithdrawalRequest: {
            amount: components["schemas"]["WithdrawAmount"];
            /** @description Where it goes: a verified account of the customer. */
            bankAccountId: components["schemas"]["Id"];
            /** @description Why it is withdrawn. */
            reason: string;
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What withdrawals can be sorted by.
         * @enum {string}
         */
        WithdrawalSortField: "applyTime" | "withdrawNo" | "amount";
        /** @description Number of a withdrawal. */
        WithdrawNo: string;
        /**
         * @description 0 pending review, 1 paying, 2 succeeded, 3 rejected, 4 failed, 5 cancelled by the applicant.
         * @enum {integer}
         */
        WithdrawStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description Which withdrawals. */
        ListWithdrawalsRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default applyTime */
            sortField?: components["schemas"]["WithdrawalSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Beginning of the number. */
            withdrawNo?: components["schemas"]["WithdrawNo"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["WithdrawStatus"][];
            /** @description At least. */
            minAmount?: components["schemas"]["Amount8"];
            /** @description At most. */
            maxAmount?: components["schemas"]["Amount8"];
            /** @description Asked for at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Asked for at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description A withdrawal. */
        Withdrawal: {
            id: components["schemas"]["Id"];
            withdrawNo: components["schemas"]["WithdrawNo"];
            /** @description What is withdrawn. */
            amount: components["schemas"]["Money"];
            /** @description What the transfer costs. */
            fee: components["schemas"]["Money"];
            /** @description What arrives: amount - fee. */
            arriveAmount: components["schemas"]["Money"];
            /** @description Where it goes; null where that account has been deleted since. */
            bankAccountId: components["schemas"]["Id"] | null;
            /** @description Bank it goes to. */
            bankName: string;
            /** @description Holder of the account. */
            accountName: string;
            /** @description Number of the account, masked. */
            bankNo: string;
            /** @description Why it is withdrawn. */
            reason: string;
            status: components["schemas"]["WithdrawStatus"];
            /** @description Why it was rejected or failed. */
            auditReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
        };
        /** @description A page of rows. */
        WithdrawalPage: {
            /** @description The rows. */
            list: components["schemas"]["Withdrawal"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Which withdrawal. */
        WithdrawalId: {
            id: components["schemas"]["Id"];
        };
        /** @description A step of a withdrawal. */
        WithdrawalEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["WithdrawStatus"] | null;
            status: components["schemas"]["WithdrawStatus"];
            /** @description Who did it: a user name, or the party that handles it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description A withdrawal and what happened to it. */
        WithdrawalDetail: {
            id: components["schemas"]["Id"];
            withdrawNo: components["schemas"]["WithdrawNo"];
            /** @description What is withdrawn. */
            amount: components["schemas"]["Money"];
            /** @description What the transfer costs. */
            fee: components["schemas"]["Money"];
            /** @description What arrives: amount - fee. */
            arriveAmount: components["schemas"]["Money"];
            /** @description Where it goes; null where that account has been deleted since. */
            bankAccountId: components["schemas"]["Id"] | null;
            /** @description Bank it goes to. */
            bankName: string;
            /** @description Holder of the account. */
            accountName: string;
            /** @description Number of the account, masked. */
            bankNo: string;
            /** @description Why it is withdrawn. */
            reason: string;
            status: components["schemas"]["WithdrawStatus"];
            /** @description Why it was rejected or failed. */
            auditReason: string | null;
            /** @description When it was asked for. */
            applyTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            finishTime: components["schemas"]["DateTime"] | null;
            /** @description User name of who asked for it. */
            applicant: string;
            /** @description What happened, the first first. */
            history: components["schemas"]["WithdrawalEvent"][];
        };
        /**
         * @description What kind of matter it is.
         * @enum {string}
         */
        WorkOrderType: "fault" | "consult" | "demand" | "complaint" | "finance";
        /**
         * @description 1 normal, 2 serious, 3 urgent, 4 fatal.
         * @enum {integer}
         */
        WorkOrderSeverity: 1 | 2 | 3 | 4;
        /**
         * @description A word that the customer puts on a work order.
         * @example 生产环境
         */
        WorkOrderTag: string;
        /**
         * Format: file-id
         * @description A file that the user has uploaded.
         */
        AttachmentId: number;
        /** @description The work order to be opened. */
        CreateWorkOrderRequest: {
            /** @description What it is about. */
            title: string;
            type: components["schemas"]["WorkOrderType"];
            severity: components["schemas"]["WorkOrderSeverity"];
            /** @description Product concerned. */
            productCode?: components["schemas"]["ProductCode"];
            /** @description Cloud concerned. */
            cloudCode?: components["schemas"]["CloudCode"];
            /** @description Resource concerned. */
            resourceId?: string;
            /** @description What is asked. */
            content: string;
            /** @description The first day on which a fault was seen; not after today. */
            occurStart?: components["schemas"]["Date"];
            /** @description The last day on which it was seen; not before the first. */
            occurEnd?: components["schemas"]["Date"];
            /**
             * Format: port-list
             * @description Ports concerned, such as 80,443,8000-8100.
             */
            ports?: string;
            /** @description Words of the customer's own, by which its work orders are told apart. */
            tags?: components["schemas"]["WorkOrderTag"][];
            /** @description Whom to ask; the user where left out. */
            contact?: string;
            /** @description Their phone; the user's where left out. */
            phone?: components["schemas"]["Phone"];
            /** @description Their e-mail address. */
            email?: components["schemas"]["Email"];
            /** @description Files, at most five of 5 MB each. */
            attachmentIds?: components["schemas"]["AttachmentId"][];
            clientToken: components["schemas"]["ClientToken"];
        };
        /**
         * @description What work orders can be sorted by.
         * @enum {string}
         */
        WorkOrderSortField: "createTime" | "updateTime" | "severity" | "status";
        /**
         * @description 0 to be accepted, 1 in progress, 17 awaiting the customer, 2 to be confirmed, 3 completed, 4 withdrawn.
         * @enum {integer}
         */
        WorkOrderStatus: 0 | 1 | 17 | 2 | 3 | 4;
        /** @description Which work orders. */
        ListWorkOrdersRequest: {
            pageNum?: components["schemas"]["PageNum"];
            pageSize?: components["schemas"]["PageSize"];
            /** @default createTime */
            sortField?: components["schemas"]["WorkOrderSortField"];
            /** @default descending */
            sortOrder?: components["schemas"]["SortOrder"];
            /** @description Part of number or title. */
            keyword?: components["schemas"]["Keyword"];
            /** @description Any of these; empty or absent means every one. */
            status?: components["schemas"]["WorkOrderStatus"][];
            /** @description Any of these; empty or absent means every one. */
            type?: components["schemas"]["WorkOrderType"][];
            /** @description Any of these; empty or absent means every one. */
            severity?: components["schemas"]["WorkOrderSeverity"][];
            /** @description Product concerned. */
            productCode?: components["schemas"]["ProductCode"];
            /** @description Opened at this time or later. */
            startTime?: components["schemas"]["DateTime"];
            /** @description Opened at this time or earlier. */
            endTime?: components["schemas"]["DateTime"];
        };
        /** @description How many work orders have a status. */
        WorkOrdersOfStatus: {
            status: components["schemas"]["WorkOrderStatus"];
            /** @description How many. */
            count: number;
        };
        /** @description Number of a work order. */
        WorkOrderNo: string;
        /**
         * @description Stars, 1 to 5.
         * @enum {integer}
         */
        WorkOrderScore: 1 | 2 | 3 | 4 | 5;
        /** @description A work order. */
        WorkOrder: {
            id: components["schemas"]["Id"];
            workOrderNo: components["schemas"]["WorkOrderNo"];
            /** @description What it is about. */
            title: string;
            type: components["schemas"]["WorkOrderType"];
            severity: components["schemas"]["WorkOrderSeverity"];
            /** @description Product concerned. */
            productCode: components["schemas"]["ProductCode"] | null;
            /** @description Its name. */
            productName: string | null;
            /** @description Cloud concerned. */
            cloudCode: components["schemas"]["CloudCode"] | null;
            /** @description Resource concerned. */
            resourceId: string | null;
            /** @description Words of the customer's own. */
            tags: components["schemas"]["WorkOrderTag"][];
            status: components["schemas"]["WorkOrderStatus"];
            /** @description User name of who opened it. */
            creator: string;
            /** @description Engineer who works on it. */
            handler: string | null;
            /** @description Messages of the conversation. */
            replyCount: number;
            /** @description How often it was urged. */
            urgeCount: number;
            /** @description How the customer rates it. */
            score: components["schemas"]["WorkOrderScore"] | null;
            /** @description Whether the customer has rated it. */
            rated: boolean;
            /** @description When it was opened. */
            createTime: components["schemas"]["DateTime"];
            /** @description When something last happened. */
            updateTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            closeTime: components["schemas"]["DateTime"] | null;
        };
        /** @description A page of work orders. */
        WorkOrderPage: {
            /** @description How many work orders have each status, whatever status is asked for. */
            counts: components["schemas"]["WorkOrdersOfStatus"][];
            /** @description The rows. */
            list: components["schemas"]["WorkOrder"][];
            total: components["schemas"]["Total"];
            pageNum: components["schemas"]["PageNum"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description How many work orders there are. */
        WorkOrderCount: {
            /** @description Neither completed nor withdrawn. */
            open: number;
            /** @description Of these, those that wait for the customer: for an answer or a confirmation. */
            awaiting: number;
        };
        /** @description Which work order. */
        WorkOrderId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description Who wrote a message.
         * @enum {string}
         */
        WorkOrderRole: "customer" | "engineer";
        /** @description A message of the conversation. */
        WorkOrderReply: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["WorkOrderRole"];
            /** @description Name of who wrote it. */
            author: string;
            /** @description What was written. */
            content: string;
            /** @description Files handed in with it. */
            attachments: components["schemas"]["StoredFile"][];
            createTime: components["schemas"]["DateTime"];
        };
        /** @description A step of a work order. */
        WorkOrderEvent: {
            time: components["schemas"]["DateTime"];
            /** @description The status before; null where it began. */
            from: components["schemas"]["WorkOrderStatus"] | null;
            status: components["schemas"]["WorkOrderStatus"];
            /** @description Who did it: a user name, or the party that handles it. */
            actor: string;
            /** @description Why. */
            note: string | null;
        };
        /** @description A work order, its conversation and what happened to it. */
        WorkOrderDetail: {
            id: components["schemas"]["Id"];
            workOrderNo: components["schemas"]["WorkOrderNo"];
            /** @description What it is about. */
            title: string;
            type: components["schemas"]["WorkOrderType"];
            severity: components["schemas"]["WorkOrderSeverity"];
            /** @description Product concerned. */
            productCode: components["schemas"]["ProductCode"] | null;
            /** @description Its name. */
            productName: string | null;
            /** @description Cloud concerned. */
            cloudCode: components["schemas"]["CloudCode"] | null;
            /** @description Resource concerned. */
            resourceId: string | null;
            /** @description Words of the customer's own. */
            tags: components["schemas"]["WorkOrderTag"][];
            status: components["schemas"]["WorkOrderStatus"];
            /** @description User name of who opened it. */
            creator: string;
            /** @description Engineer who works on it. */
            handler: string | null;
            /** @description Messages of the conversation. */
            replyCount: number;
            /** @description How often it was urged. */
            urgeCount: number;
            /** @description How the customer rates it. */
            score: components["schemas"]["WorkOrderScore"] | null;
            /** @description Whether the customer has rated it. */
            rated: boolean;
            /** @description When it was opened. */
            createTime: components["schemas"]["DateTime"];
            /** @description When something last happened. */
            updateTime: components["schemas"]["DateTime"];
            /** @description When it came to an end. */
            closeTime: components["schemas"]["DateTime"] | null;
            /** @description What is asked. */
            content: string;
            /** @description The first day on which a fault was seen. */
            occurStart: components["schemas"]["Date"] | null;
            /** @description The last day on which it was seen. */
            occurEnd: components["schemas"]["Date"] | null;
            /** @description Ports concerned. */
            ports: string | null;
            /** @description Whom to ask. */
            contact: string;
            /** @description Their phone. */
            phone: components["schemas"]["Phone"] | null;
            /** @description Their e-mail address. */
            email: components["schemas"]["Email"] | null;
            /** @description Files handed in with it. */
            attachments: components["schemas"]["StoredFile"][];
            /** @description When it was last urged. */
            urgeTime: components["schemas"]["DateTime"] | null;
            /** @description When it is confirmed by itself; null unless it awaits its confirmation. */
            confirmDeadline: components["schemas"]["DateTime"] | null;
            /** @description What the customer says to the rating. */
            comment: string | null;
            /** @description The conversation, the first first. */
            replies: components["schemas"]["WorkOrderReply"][];
            /** @description What happened, the first first. */
            history: components["schemas"]["WorkOrderEvent"][];
        };
        /** @description The message to be sent. */
        ReplyWorkOrderRequest: {
            id: components["schemas"]["Id"];
            /** @description What to say. */
            message: string;
            /** @description Files, at most five of 5 MB each. */
            attachmentIds?: components["schemas"]["AttachmentId"][];
            clientToken: components["schemas"]["ClientToken"];
        };
        /** @description Which work order, and why. */
        ReasonedWorkOrderRequest: {
            id: components["schemas"]["Id"];
            /** @description Why. */
            reason: string;
        };
        /** @description The rating. */
        ScoreWorkOrderRequest: {
            id: components["schemas"]["Id"];
            score: components["schemas"]["WorkOrderScore"];
            /** @description What to say to it. */
            comment?: string;
        };
    };
    responses: {
        /** @description Any other HTTP failure (unknown path, body too large, failure of the server). */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Account: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Account"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The request violates this description (400; `data.errors` names each field), or its caller makes too many (429; try again later). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AccountTradePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AccountTradePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AgentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AgentPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AgentDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AgentDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Created"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Nothing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Nothing"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmSilencePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmSilencePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmSilence: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmSilence"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmSilencePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmSilencePreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmRulePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmRulePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmRuleDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmRuleDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmStatePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmStatePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmRuleSwitching: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmRuleSwitching"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmRulePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmRulePreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmTemplateList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmTemplateList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmScopePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmScopePreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmGroupPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmGroupPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AlarmHandling: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AlarmHandling"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CostUnitPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CostUnitPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CostUnit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CostUnit"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AllocationRulePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AllocationRulePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AllocationRuleNames: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AllocationRuleNames"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AllocationRule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AllocationRule"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AllocationPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AllocationPreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AllocatedCostPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AllocatedCostPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AllocationPartPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AllocationPartPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CostAnomalyPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CostAnomalyPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CostAnomalyDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CostAnomalyDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AppropriateCustomPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AppropriateCustomPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AppropriateTicketList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AppropriateTicketList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AppropriationPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AppropriationPreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CreatedAppropriation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CreatedAppropriation"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AppropriationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AppropriationPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AppropriationDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AppropriationDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BankAccountPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BankAccountPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillOverview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillOverview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillTrend: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillTrend"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillShares: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillShares"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillChange"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillMovers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillMovers"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillMonthList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillMonthList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillReadingList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillReadingList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillProductList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillProductList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillDetailPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillDetailPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetOutlook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetOutlook"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetPeriodList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetPeriodList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetPeriodAmountList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetPeriodAmountList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetWarningPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetWarningPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetAccountList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetAccountList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BudgetProjectList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BudgetProjectList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BusinessViewPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BusinessViewPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BusinessViewDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BusinessViewDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewProjectList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewProjectList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceAccountList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceAccountList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewCostList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewCostList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewResourcePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewGroupList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewGroupList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewGroupDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewGroupDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewGroupPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewGroupPreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CartItemList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CartItemList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CartItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CartItem"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CloudAccountPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CloudAccountPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CloudAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CloudAccount"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CloudCapabilityList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CloudCapabilityList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SyncScopePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SyncScopePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CloudList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CloudList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RegionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RegionList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CloudAccountCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CloudAccountCheck"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ConsumptionPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ConsumptionPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CustomContractList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CustomContractList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Costs: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Costs"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CostForecast: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CostForecast"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagShareList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagShareList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ViewShareList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ViewShareList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillTagKeyList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillTagKeyList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillRegionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillRegionList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillTagNameList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillTagNameList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        BillViewNameList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["BillViewNameList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        StoredFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["StoredFile"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        InvoiceTitlePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["InvoiceTitlePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        InvoiceTitle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["InvoiceTitle"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MailAddressPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MailAddressPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MailAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MailAddress"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        InvoiceablePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["InvoiceablePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        InvoicePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["InvoicePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        InvoiceDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["InvoiceDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MessagePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MessagePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Message"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        UnreadMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["UnreadMessages"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MessageCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MessageCounts"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MetricList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MetricList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MetricAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MetricAnswer"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        NewsPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["NewsPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        NewsDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["NewsDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CommittedOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CommittedOrder"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        OrderPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["OrderPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        OrderOrCartItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["OrderOrCartItem"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PaymentSplit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PaymentSplit"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PaidOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PaidOrder"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Preference: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Preference"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SavedViewList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SavedViewList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ProductPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ProductPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Product: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Product"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PriceAttributes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PriceAttributes"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Price: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Price"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        QuotaPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["QuotaPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Quota: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Quota"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        QuotaSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["QuotaSummary"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceRegionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceRegionList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        QuotaApplicationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["QuotaApplicationPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        QuotaApplicationDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["QuotaApplicationDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RebateTotals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RebateTotals"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RebatePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RebatePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RebateChoiceList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RebateChoiceList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RebatePayoutPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RebatePayoutPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CreatedRecharge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CreatedRecharge"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RechargePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RechargePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RechargeDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RechargeDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PaidRecharge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PaidRecharge"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RefundablePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RefundablePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RefundPrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RefundPrice"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RefundsMade: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RefundsMade"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RefundPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RefundPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RefundDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RefundDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RenewInstancePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RenewInstancePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RenewInstanceDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RenewInstanceDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RenewalPrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RenewalPrice"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ExpiryCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ExpiryCounts"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ExpiryDayList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ExpiryDayList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ReportPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ReportPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ReportDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ReportDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ReportProductList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ReportProductList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ReportConditionPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ReportConditionPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ReportCondition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ReportCondition"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ReportSchedulePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ReportSchedulePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        HostPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["HostPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Host: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Host"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        DiskPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["DiskPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Disk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Disk"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        DatabasePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["DatabasePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Database: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Database"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RedisPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RedisPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Redis: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Redis"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PubIpPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PubIpPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PubIp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PubIp"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PriNetPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PriNetPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        PriNet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["PriNet"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        MongoPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["MongoPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Mongo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Mongo"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Inventory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Inventory"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceSummary"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourcesOfCloudList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourcesOfCloudList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourcesOfRegionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourcesOfRegionList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        HostsOfStatusList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["HostsOfStatusList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        AccountHealthList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["AccountHealthList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RelatedResourceList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RelatedResourceList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceMap: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceMap"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceEventPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceEventPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceCostList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceCostList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceTargetList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceTargetList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceSizeList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceSizeList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        OperatedResourceList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["OperatedResourceList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ResourceOperationStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ResourceOperationStarted"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        RoleList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["RoleList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Role"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SavingPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SavingPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SavingDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SavingDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SavingSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SavingSummary"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ServicePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ServicePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        ServiceDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["ServiceDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        LoginResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["LoginResult"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SessionLifetime: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SessionLifetime"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        CurrentUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["CurrentUser"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Authority: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Authority"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        LoginHistoryPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["LoginHistoryPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SignedInSessionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SignedInSessionList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Tag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Tag"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagRename: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagRename"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagMerge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagMerge"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagResourcePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagBinding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagBinding"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagCoverage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagCoverage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TagKeyCoverageList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TagKeyCoverageList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["User"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        UserExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["UserExists"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        UserPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["UserPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TicketPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TicketPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Ticket: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Ticket"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        TicketUsePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["TicketUsePage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        OrderTicketList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["OrderTicketList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WarningSettingList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WarningSettingList"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WarningSetting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WarningSetting"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WarningPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WarningPreview"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WarningReceiverPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WarningReceiverPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WarningRecordPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WarningRecordPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WarningRecordDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WarningRecordDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        FailedDeliveryPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["FailedDeliveryPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WebhookPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WebhookPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Webhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Webhook"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        SavedWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["SavedWebhook"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        Withdrawable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["Withdrawable"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WithdrawalPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WithdrawalPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WithdrawalDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WithdrawalDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WorkOrderPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WorkOrderPage"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WorkOrderCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WorkOrderCount"];
                }) | components["schemas"]["Refusal"];
            };
        };
        /** @description The data asked for, or a refusal. */
        WorkOrderDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Success"] & {
                    data: components["schemas"]["WorkOrderDetail"];
                }) | components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Envelope = components['schemas']['Envelope'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type Refusal = components['schemas']['Refusal'];
export type Success = components['schemas']['Success'];
export type Money = components['schemas']['Money'];
export type Account = components['schemas']['Account'];
export type PageNum = components['schemas']['PageNum'];
export type PageSize = components['schemas']['PageSize'];
export type TradeSortField = components['schemas']['TradeSortField'];
export type SortOrder = components['schemas']['SortOrder'];
export type TradeType = components['schemas']['TradeType'];
export type TradeFlow = components['schemas']['TradeFlow'];
export type Fund = components['schemas']['Fund'];
export type DateTime = components['schemas']['DateTime'];
export type ListTradesRequest = components['schemas']['ListTradesRequest'];
export type Id = components['schemas']['Id'];
export type AccountTrade = components['schemas']['AccountTrade'];
export type Total = components['schemas']['Total'];
export type AccountTradePage = components['schemas']['AccountTradePage'];
export type AgentSortField = components['schemas']['AgentSortField'];
export type Keyword = components['schemas']['Keyword'];
export type AgentLevel = components['schemas']['AgentLevel'];
export type AgentStatus = components['schemas']['AgentStatus'];
export type ListAgentsRequest = components['schemas']['ListAgentsRequest'];
export type AgentName = components['schemas']['AgentName'];
export type Phone = components['schemas']['Phone'];
export type Ratio = components['schemas']['Ratio'];
export type Agent = components['schemas']['Agent'];
export type AgentPage = components['schemas']['AgentPage'];
export type AgentId = components['schemas']['AgentId'];
export type AgentCustomer = components['schemas']['AgentCustomer'];
export type AgentDetail = components['schemas']['AgentDetail'];
export type Remark = components['schemas']['Remark'];
export type ClientToken = components['schemas']['ClientToken'];
export type CreateAgentRequest = components['schemas']['CreateAgentRequest'];
export type Created = components['schemas']['Created'];
export type ModifyAgentProfile = components['schemas']['ModifyAgentProfile'];
export type ModifyAgentStatus = components['schemas']['ModifyAgentStatus'];
export type ModifyAgentRequest = components['schemas']['ModifyAgentRequest'];
export type Nothing = components['schemas']['Nothing'];
export type SilenceState = components['schemas']['SilenceState'];
export type ListAlarmSilencesRequest = components['schemas']['ListAlarmSilencesRequest'];
export type SilenceName = components['schemas']['SilenceName'];
export type AlarmLevel = components['schemas']['AlarmLevel'];
export type AlarmSilence = components['schemas']['AlarmSilence'];
export type AlarmSilencePage = components['schemas']['AlarmSilencePage'];
export type AlarmSilenceId = components['schemas']['AlarmSilenceId'];
export type PreviewAlarmSilenceRequest = components['schemas']['PreviewAlarmSilenceRequest'];
export type ResourceName = components['schemas']['ResourceName'];
export type AlarmRuleName = components['schemas']['AlarmRuleName'];
export type SilencedAlarm = components['schemas']['SilencedAlarm'];
export type AlarmSilencePreview = components['schemas']['AlarmSilencePreview'];
export type NewAlarmSilence = components['schemas']['NewAlarmSilence'];
export type ChangedAlarmSilence = components['schemas']['ChangedAlarmSilence'];
export type SaveAlarmSilenceRequest = components['schemas']['SaveAlarmSilenceRequest'];
export type IdList = components['schemas']['IdList'];
export type AlarmRuleSortField = components['schemas']['AlarmRuleSortField'];
export type ResourceType = components['schemas']['ResourceType'];
export type ListAlarmRulesRequest = components['schemas']['ListAlarmRulesRequest'];
export type AlarmScope = components['schemas']['AlarmScope'];
export type MetricName = components['schemas']['MetricName'];
export type MetricStatistic = components['schemas']['MetricStatistic'];
export type AlarmComparison = components['schemas']['AlarmComparison'];
export type AlarmThreshold = components['schemas']['AlarmThreshold'];
export type MetricUnit = components['schemas']['MetricUnit'];
export type AlarmPeriod = components['schemas']['AlarmPeriod'];
export type AlarmPeriods = components['schemas']['AlarmPeriods'];
export type NoDataPolicy = components['schemas']['NoDataPolicy'];
export type EffectiveInterval = components['schemas']['EffectiveInterval'];
export type SilenceTime = components['schemas']['SilenceTime'];
export type AlarmState = components['schemas']['AlarmState'];
export type AlarmRule = components['schemas']['AlarmRule'];
export type AlarmRulePage = components['schemas']['AlarmRulePage'];
export type AlarmRuleId = components['schemas']['AlarmRuleId'];
export type NotifyWay = components['schemas']['NotifyWay'];
export type AlarmRuleDetail = components['schemas']['AlarmRuleDetail'];
export type ListAlarmStatesRequest = components['schemas']['ListAlarmStatesRequest'];
export type ResourcesOfAlarmState = components['schemas']['ResourcesOfAlarmState'];
export type CloudCode = components['schemas']['CloudCode'];
export type ResourceAlarmState = components['schemas']['ResourceAlarmState'];
export type AlarmStatePage = components['schemas']['AlarmStatePage'];
export type TagKey = components['schemas']['TagKey'];
export type TagValue = components['schemas']['TagValue'];
export type AlarmTemplateName = components['schemas']['AlarmTemplateName'];
export type NewAlarmRule = components['schemas']['NewAlarmRule'];
export type ChangedAlarmRule = components['schemas']['ChangedAlarmRule'];
export type SaveAlarmRuleRequest = components['schemas']['SaveAlarmRuleRequest'];
export type EnableAlarmRulesRequest = components['schemas']['EnableAlarmRulesRequest'];
export type AlarmRuleOutcome = components['schemas']['AlarmRuleOutcome'];
export type AlarmRuleSwitched = components['schemas']['AlarmRuleSwitched'];
export type AlarmRuleSwitching = components['schemas']['AlarmRuleSwitching'];
export type PreviewAlarmRuleRequest = components['schemas']['PreviewAlarmRuleRequest'];
export type AlarmFiring = components['schemas']['AlarmFiring'];
export type AlarmSpan = components['schemas']['AlarmSpan'];
export type AlarmChart = components['schemas']['AlarmChart'];
export type AlarmRulePreview = components['schemas']['AlarmRulePreview'];
export type ListAlarmTemplatesRequest = components['schemas']['ListAlarmTemplatesRequest'];
export type AlarmTemplate = components['schemas']['AlarmTemplate'];
export type AlarmTemplateList = components['schemas']['AlarmTemplateList'];
export type PreviewAlarmScopeRequest = components['schemas']['PreviewAlarmScopeRequest'];
export type AlarmScopePreview = components['schemas']['AlarmScopePreview'];
export type AlarmSortField = components['schemas']['AlarmSortField'];
export type AlarmHandleStatus = components['schemas']['AlarmHandleStatus'];
export type ListAlarmsRequest = components['schemas']['ListAlarmsRequest'];
export type AlarmsOfStatus = components['schemas']['AlarmsOfStatus'];
export type AlarmCause = components['schemas']['AlarmCause'];
export type AlarmMark = components['schemas']['AlarmMark'];
export type BusinessViewName = components['schemas']['BusinessViewName'];
export type Alarm = components['schemas']['Alarm'];
export type AlarmPage = components['schemas']['AlarmPage'];
export type AlarmGroupSortField = components['schemas']['AlarmGroupSortField'];
export type AlarmGrouping = components['schemas']['AlarmGrouping'];
export type ListAlarmGroupsRequest = components['schemas']['ListAlarmGroupsRequest'];
export type AlarmGroup = components['schemas']['AlarmGroup'];
export type AlarmGroupPage = components['schemas']['AlarmGroupPage'];
export type AlarmId = components['schemas']['AlarmId'];
export type AlarmEvent = components['schemas']['AlarmEvent'];
export type AlarmNoticeOutcome = components['schemas']['AlarmNoticeOutcome'];
export type WarningResult = components['schemas']['WarningResult'];
export type AlarmNotice = components['schemas']['AlarmNotice'];
export type AlarmDetail = components['schemas']['AlarmDetail'];
export type HandleAlarmsRequest = components['schemas']['HandleAlarmsRequest'];
export type AlarmOutcome = components['schemas']['AlarmOutcome'];
export type AlarmHandled = components['schemas']['AlarmHandled'];
export type AlarmHandling = components['schemas']['AlarmHandling'];
export type ListCostUnitsRequest = components['schemas']['ListCostUnitsRequest'];
export type CostUnitName = components['schemas']['CostUnitName'];
export type CostUnitCode = components['schemas']['CostUnitCode'];
export type AllocationVersion = components['schemas']['AllocationVersion'];
export type CostUnit = components['schemas']['CostUnit'];
export type CostUnitPage = components['schemas']['CostUnitPage'];
export type CostUnitId = components['schemas']['CostUnitId'];
export type CostUnitOwner = components['schemas']['CostUnitOwner'];
export type AllocationRemark = components['schemas']['AllocationRemark'];
export type NewCostUnit = components['schemas']['NewCostUnit'];
export type ChangedCostUnit = components['schemas']['ChangedCostUnit'];
export type SaveCostUnitRequest = components['schemas']['SaveCostUnitRequest'];
export type AllocationWay = components['schemas']['AllocationWay'];
export type ListAllocationRulesRequest = components['schemas']['ListAllocationRulesRequest'];
export type AllocationRuleName = components['schemas']['AllocationRuleName'];
export type AllocationPlace = components['schemas']['AllocationPlace'];
export type AllocationUnitIds = components['schemas']['AllocationUnitIds'];
export type AllocationPercent = components['schemas']['AllocationPercent'];
export type AllocationShare = components['schemas']['AllocationShare'];
export type AllocationShares = components['schemas']['AllocationShares'];
export type BillCloudCode = components['schemas']['BillCloudCode'];
export type BudgetClouds = components['schemas']['BudgetClouds'];
export type ProductCode = components['schemas']['ProductCode'];
export type BudgetProducts = components['schemas']['BudgetProducts'];
export type ServiceCategory = components['schemas']['ServiceCategory'];
export type AllocationCategories = components['schemas']['AllocationCategories'];
export type CloudUid = components['schemas']['CloudUid'];
export type BudgetAccounts = components['schemas']['BudgetAccounts'];
export type BudgetProjectId = components['schemas']['BudgetProjectId'];
export type BudgetProjects = components['schemas']['BudgetProjects'];
export type PayMode = components['schemas']['PayMode'];
export type AllocationPayModes = components['schemas']['AllocationPayModes'];
export type BillTagText = components['schemas']['BillTagText'];
export type BudgetTags = components['schemas']['BudgetTags'];
export type BillCycle = components['schemas']['BillCycle'];
export type AllocationRule = components['schemas']['AllocationRule'];
export type AllocationRulePage = components['schemas']['AllocationRulePage'];
export type AllocationRuleChoice = components['schemas']['AllocationRuleChoice'];
export type AllocationRuleNames = components['schemas']['AllocationRuleNames'];
export type AllocationRuleId = components['schemas']['AllocationRuleId'];
export type NewAllocationRule = components['schemas']['NewAllocationRule'];
export type ChangedAllocationRule = components['schemas']['ChangedAllocationRule'];
export type SaveAllocationRuleRequest = components['schemas']['SaveAllocationRuleRequest'];
export type PreviewAllocationRequest = components['schemas']['PreviewAllocationRequest'];
export type Amount8 = components['schemas']['Amount8'];
export type AllocationPreviewRow = components['schemas']['AllocationPreviewRow'];
export type AllocationPreview = components['schemas']['AllocationPreview'];
export type AllocationMove = components['schemas']['AllocationMove'];
export type MoveAllocationRuleRequest = components['schemas']['MoveAllocationRuleRequest'];
export type CostKind = components['schemas']['CostKind'];
export type Currency = components['schemas']['Currency'];
export type ListAllocatedCostsRequest = components['schemas']['ListAllocatedCostsRequest'];
export type AllocatedCost = components['schemas']['AllocatedCost'];
export type AllocationTotals = components['schemas']['AllocationTotals'];
export type AllocatedCostPage = components['schemas']['AllocatedCostPage'];
export type AllocationKind = components['schemas']['AllocationKind'];
export type ListAllocationPartsRequest = components['schemas']['ListAllocationPartsRequest'];
export type AllocationPart = components['schemas']['AllocationPart'];
export type AllocationPartPage = components['schemas']['AllocationPartPage'];
export type CostAnomalySortField = components['schemas']['CostAnomalySortField'];
export type CostAnomalyVerdict = components['schemas']['CostAnomalyVerdict'];
export type Date = components['schemas']['Date'];
export type ListCostAnomaliesRequest = components['schemas']['ListCostAnomaliesRequest'];
export type CostAnomalyScope = components['schemas']['CostAnomalyScope'];
export type CostAnomaly = components['schemas']['CostAnomaly'];
export type CostAnomalyPage = components['schemas']['CostAnomalyPage'];
export type CostAnomalyId = components['schemas']['CostAnomalyId'];
export type CostAnomalyDay = components['schemas']['CostAnomalyDay'];
export type CostAnomalyPart = components['schemas']['CostAnomalyPart'];
export type CostAnomalyDetail = components['schemas']['CostAnomalyDetail'];
export type CostAnomalyOpinion = components['schemas']['CostAnomalyOpinion'];
export type JudgeCostAnomalyRequest = components['schemas']['JudgeCostAnomalyRequest'];
export type AppropriateCustomSortField = components['schemas']['AppropriateCustomSortField'];
export type ListAppropriateCustomsRequest = components['schemas']['ListAppropriateCustomsRequest'];
export type AppropriateCustom = components['schemas']['AppropriateCustom'];
export type AppropriateCustomPage = components['schemas']['AppropriateCustomPage'];
export type AppropriateType = components['schemas']['AppropriateType'];
export type ListAppropriateTicketsRequest = components['schemas']['ListAppropriateTicketsRequest'];
export type AppropriateTicket = components['schemas']['AppropriateTicket'];
export type AppropriateTicketList = components['schemas']['AppropriateTicketList'];
export type AppropriateFund = components['schemas']['AppropriateFund'];
export type AppropriateAmount = components['schemas']['AppropriateAmount'];
export type PreviewAppropriationRequest = components['schemas']['PreviewAppropriationRequest'];
export type AppropriationPreview = components['schemas']['AppropriationPreview'];
export type CreateAppropriationRequest = components['schemas']['CreateAppropriationRequest'];
export type AppropriateNo = components['schemas']['AppropriateNo'];
export type AppropriateStatus = components['schemas']['AppropriateStatus'];
export type CreatedAppropriation = components['schemas']['CreatedAppropriation'];
export type AppropriationSortField = components['schemas']['AppropriationSortField'];
export type ListAppropriationsRequest = components['schemas']['ListAppropriationsRequest'];
export type Appropriation = components['schemas']['Appropriation'];
export type AppropriationPage = components['schemas']['AppropriationPage'];
export type AppropriationId = components['schemas']['AppropriationId'];
export type AppropriationEvent = components['schemas']['AppropriationEvent'];
export type AppropriationDetail = components['schemas']['AppropriationDetail'];
export type BankAccountStatus = components['schemas']['BankAccountStatus'];
export type ListBankAccountsRequest = components['schemas']['ListBankAccountsRequest'];
export type BankAccount = components['schemas']['BankAccount'];
export type BankAccountPage = components['schemas']['BankAccountPage'];
export type BankName = components['schemas']['BankName'];
export type BankNo = components['schemas']['BankNo'];
export type Place = components['schemas']['Place'];
export type UnionNo = components['schemas']['UnionNo'];
export type CreateBankAccountRequest = components['schemas']['CreateBankAccountRequest'];
export type BankAccountId = components['schemas']['BankAccountId'];
export type BillOverviewRequest = components['schemas']['BillOverviewRequest'];
export type BillOverview = components['schemas']['BillOverview'];
export type BillGranularity = components['schemas']['BillGranularity'];
export type BillTrendBy = components['schemas']['BillTrendBy'];
export type BillTrendRequest = components['schemas']['BillTrendRequest'];
export type BillTrendRow = components['schemas']['BillTrendRow'];
export type BillTrend = components['schemas']['BillTrend'];
export type BillShareBy = components['schemas']['BillShareBy'];
export type BillSharesRequest = components['schemas']['BillSharesRequest'];
export type BillShareRow = components['schemas']['BillShareRow'];
export type BillShares = components['schemas']['BillShares'];
export type BillChangeRequest = components['schemas']['BillChangeRequest'];
export type BillChange = components['schemas']['BillChange'];
export type BillMoverBy = components['schemas']['BillMoverBy'];
export type ListBillMoversRequest = components['schemas']['ListBillMoversRequest'];
export type BillChangePart = components['schemas']['BillChangePart'];
export type BillMover = components['schemas']['BillMover'];
export type BillMovers = components['schemas']['BillMovers'];
export type BillMonth = components['schemas']['BillMonth'];
export type BillMonthList = components['schemas']['BillMonthList'];
export type BillReadingsRequest = components['schemas']['BillReadingsRequest'];
export type BillReadingState = components['schemas']['BillReadingState'];
export type BillReading = components['schemas']['BillReading'];
export type BillReadingList = components['schemas']['BillReadingList'];
export type BillProduct = components['schemas']['BillProduct'];
export type BillProductList = components['schemas']['BillProductList'];
export type BillSortField = components['schemas']['BillSortField'];
export type BillDimension = components['schemas']['BillDimension'];
export type BillItemType = components['schemas']['BillItemType'];
export type ChargeCategory = components['schemas']['ChargeCategory'];
export type RegionId = components['schemas']['RegionId'];
export type BillResourceId = components['schemas']['BillResourceId'];
export type ListBillDetailsRequest = components['schemas']['ListBillDetailsRequest'];
export type ChargeFrequency = components['schemas']['ChargeFrequency'];
export type BillTag = components['schemas']['BillTag'];
export type BillDetailRow = components['schemas']['BillDetailRow'];
export type BillTotals = components['schemas']['BillTotals'];
export type BillDetailPage = components['schemas']['BillDetailPage'];
export type BillDetail = components['schemas']['BillDetail'];
export type BudgetCycle = components['schemas']['BudgetCycle'];
export type BudgetState = components['schemas']['BudgetState'];
export type ListBudgetsRequest = components['schemas']['ListBudgetsRequest'];
export type BudgetName = components['schemas']['BudgetName'];
export type BudgetPlanType = components['schemas']['BudgetPlanType'];
export type BudgetAmount = components['schemas']['BudgetAmount'];
export type BudgetPeriodName = components['schemas']['BudgetPeriodName'];
export type BudgetQuota = components['schemas']['BudgetQuota'];
export type BudgetQuotas = components['schemas']['BudgetQuotas'];
export type BudgetWarnType = components['schemas']['BudgetWarnType'];
export type BudgetCalType = components['schemas']['BudgetCalType'];
export type BudgetThreshold = components['schemas']['BudgetThreshold'];
export type BudgetWarn = components['schemas']['BudgetWarn'];
export type BudgetWarns = components['schemas']['BudgetWarns'];
export type BudgetWays = components['schemas']['BudgetWays'];
export type BudgetRate = components['schemas']['BudgetRate'];
export type Budget = components['schemas']['Budget'];
export type BudgetPage = components['schemas']['BudgetPage'];
export type BudgetId = components['schemas']['BudgetId'];
export type BudgetReceivers = components['schemas']['BudgetReceivers'];
export type BudgetWebhooks = components['schemas']['BudgetWebhooks'];
export type BudgetDetail = components['schemas']['BudgetDetail'];
export type NewBudget = components['schemas']['NewBudget'];
export type ChangedBudget = components['schemas']['ChangedBudget'];
export type SaveBudgetRequest = components['schemas']['SaveBudgetRequest'];
export type PreviewBudgetRequest = components['schemas']['PreviewBudgetRequest'];
export type BudgetOutlook = components['schemas']['BudgetOutlook'];
export type BudgetPeriod = components['schemas']['BudgetPeriod'];
export type BudgetPeriodList = components['schemas']['BudgetPeriodList'];
export type BudgetAmountKind = components['schemas']['BudgetAmountKind'];
export type BudgetPeriodAmount = components['schemas']['BudgetPeriodAmount'];
export type BudgetPeriodAmountList = components['schemas']['BudgetPeriodAmountList'];
export type ListBudgetWarningsRequest = components['schemas']['ListBudgetWarningsRequest'];
export type BudgetWarning = components['schemas']['BudgetWarning'];
export type BudgetWarningPage = components['schemas']['BudgetWarningPage'];
export type BudgetAccount = components['schemas']['BudgetAccount'];
export type BudgetAccountList = components['schemas']['BudgetAccountList'];
export type BudgetProject = components['schemas']['BudgetProject'];
export type BudgetProjectList = components['schemas']['BudgetProjectList'];
export type BusinessViewSortField = components['schemas']['BusinessViewSortField'];
export type ViewCloud = components['schemas']['ViewCloud'];
export type ViewBusinessType = components['schemas']['ViewBusinessType'];
export type ListBusinessViewsRequest = components['schemas']['ListBusinessViewsRequest'];
export type ViewSort = components['schemas']['ViewSort'];
export type ProjectId = components['schemas']['ProjectId'];
export type ViewResourceNumber = components['schemas']['ViewResourceNumber'];
export type HealthScore = components['schemas']['HealthScore'];
export type BusinessViewBase = components['schemas']['BusinessViewBase'];
export type BusinessView = components['schemas']['BusinessView'];
export type BusinessViewPage = components['schemas']['BusinessViewPage'];
export type BusinessViewId = components['schemas']['BusinessViewId'];
export type HealthDeduction = components['schemas']['HealthDeduction'];
export type BusinessViewDetail = components['schemas']['BusinessViewDetail'];
export type NewBusinessView = components['schemas']['NewBusinessView'];
export type ChangedBusinessView = components['schemas']['ChangedBusinessView'];
export type ChangedProjectView = components['schemas']['ChangedProjectView'];
export type SaveBusinessViewRequest = components['schemas']['SaveBusinessViewRequest'];
export type ViewMove = components['schemas']['ViewMove'];
export type MoveBusinessViewRequest = components['schemas']['MoveBusinessViewRequest'];
export type ListViewPlacesRequest = components['schemas']['ListViewPlacesRequest'];
export type ViewProject = components['schemas']['ViewProject'];
export type ViewProjectList = components['schemas']['ViewProjectList'];
export type ResourceAccount = components['schemas']['ResourceAccount'];
export type ResourceAccountList = components['schemas']['ResourceAccountList'];
export type ViewCost = components['schemas']['ViewCost'];
export type ViewCostList = components['schemas']['ViewCostList'];
export type ViewResourceSortField = components['schemas']['ViewResourceSortField'];
export type ListViewResourcesRequest = components['schemas']['ListViewResourcesRequest'];
export type ResourceStatus = components['schemas']['ResourceStatus'];
export type GroupName = components['schemas']['GroupName'];
export type ViewPlace = components['schemas']['ViewPlace'];
export type ViewResource = components['schemas']['ViewResource'];
export type ViewResourcePage = components['schemas']['ViewResourcePage'];
export type ListViewGroupsRequest = components['schemas']['ListViewGroupsRequest'];
export type ViewLayer = components['schemas']['ViewLayer'];
export type GroupSort = components['schemas']['GroupSort'];
export type ViewMembership = components['schemas']['ViewMembership'];
export type ViewGroupBase = components['schemas']['ViewGroupBase'];
export type ViewGroup = components['schemas']['ViewGroup'];
export type ViewGroupList = components['schemas']['ViewGroupList'];
export type ViewGroupId = components['schemas']['ViewGroupId'];
export type ViewMembers = components['schemas']['ViewMembers'];
export type ViewGroupDetail = components['schemas']['ViewGroupDetail'];
export type PreviewViewGroupRequest = components['schemas']['PreviewViewGroupRequest'];
export type ViewGroupPreview = components['schemas']['ViewGroupPreview'];
export type ViewGroupPlace = components['schemas']['ViewGroupPlace'];
export type NewViewGroup = components['schemas']['NewViewGroup'];
export type ChangedViewGroup = components['schemas']['ChangedViewGroup'];
export type SaveViewGroupRequest = components['schemas']['SaveViewGroupRequest'];
export type AttrCode = components['schemas']['AttrCode'];
export type AttrChoice = components['schemas']['AttrChoice'];
export type AttrChoices = components['schemas']['AttrChoices'];
export type Quantity = components['schemas']['Quantity'];
export type DurationNum = components['schemas']['DurationNum'];
export type DurationUnit = components['schemas']['DurationUnit'];
export type AddToCartRequest = components['schemas']['AddToCartRequest'];
export type ChosenAttr = components['schemas']['ChosenAttr'];
export type CartInvalidReason = components['schemas']['CartInvalidReason'];
export type CartItem = components['schemas']['CartItem'];
export type CartItemList = components['schemas']['CartItemList'];
export type ModifyCartItemRequest = components['schemas']['ModifyCartItemRequest'];
export type CloudAccountSortField = components['schemas']['CloudAccountSortField'];
export type CloudAccountStatus = components['schemas']['CloudAccountStatus'];
export type CloudSyncStatus = components['schemas']['CloudSyncStatus'];
export type ListCloudAccountsRequest = components['schemas']['ListCloudAccountsRequest'];
export type CloudAccountName = components['schemas']['CloudAccountName'];
export type CloudSite = components['schemas']['CloudSite'];
export type CloudAccount = components['schemas']['CloudAccount'];
export type CloudAccountPage = components['schemas']['CloudAccountPage'];
export type CloudAccountId = components['schemas']['CloudAccountId'];
export type NewCloudAccount = components['schemas']['NewCloudAccount'];
export type ChangedCloudAccount = components['schemas']['ChangedCloudAccount'];
export type SaveCloudAccountRequest = components['schemas']['SaveCloudAccountRequest'];
export type RotateCloudAccountKeysRequest = components['schemas']['RotateCloudAccountKeysRequest'];
export type CloudCapabilityCode = components['schemas']['CloudCapabilityCode'];
export type CloudCapability = components['schemas']['CloudCapability'];
export type CloudCapabilityList = components['schemas']['CloudCapabilityList'];
export type SyncScopeSortField = components['schemas']['SyncScopeSortField'];
export type ScopeType = components['schemas']['ScopeType'];
export type ListSyncScopesRequest = components['schemas']['ListSyncScopesRequest'];
export type SyncScope = components['schemas']['SyncScope'];
export type SyncScopePage = components['schemas']['SyncScopePage'];
export type SyncScopeId = components['schemas']['SyncScopeId'];
export type CloudUsed = components['schemas']['CloudUsed'];
export type Cloud = components['schemas']['Cloud'];
export type CloudList = components['schemas']['CloudList'];
export type ListRegionsRequest = components['schemas']['ListRegionsRequest'];
export type Zone = components['schemas']['Zone'];
export type Region = components['schemas']['Region'];
export type RegionList = components['schemas']['RegionList'];
export type CheckCloudAccountRequest = components['schemas']['CheckCloudAccountRequest'];
export type CloudAccountCheck = components['schemas']['CloudAccountCheck'];
export type ConsumptionSortField = components['schemas']['ConsumptionSortField'];
export type ConsumptionBy = components['schemas']['ConsumptionBy'];
export type ListConsumptionRequest = components['schemas']['ListConsumptionRequest'];
export type ConsumptionRow = components['schemas']['ConsumptionRow'];
export type ConsumptionPage = components['schemas']['ConsumptionPage'];
export type ContractStatus = components['schemas']['ContractStatus'];
export type CustomContract = components['schemas']['CustomContract'];
export type CustomContractList = components['schemas']['CustomContractList'];
export type CostDimension = components['schemas']['CostDimension'];
export type CostComparison = components['schemas']['CostComparison'];
export type CostAnalysis = components['schemas']['CostAnalysis'];
export type ListCostsRequest = components['schemas']['ListCostsRequest'];
export type CostRow = components['schemas']['CostRow'];
export type Costs = components['schemas']['Costs'];
export type CostForecastRequest = components['schemas']['CostForecastRequest'];
export type CostForecast = components['schemas']['CostForecast'];
export type ListTagSharesRequest = components['schemas']['ListTagSharesRequest'];
export type TagShare = components['schemas']['TagShare'];
export type TagShareList = components['schemas']['TagShareList'];
export type ListViewSharesRequest = components['schemas']['ListViewSharesRequest'];
export type ViewShare = components['schemas']['ViewShare'];
export type ViewShareList = components['schemas']['ViewShareList'];
export type BillTagKey = components['schemas']['BillTagKey'];
export type BillTagKeyList = components['schemas']['BillTagKeyList'];
export type BillRegion = components['schemas']['BillRegion'];
export type BillRegionList = components['schemas']['BillRegionList'];
export type BillTagName = components['schemas']['BillTagName'];
export type BillTagNameList = components['schemas']['BillTagNameList'];
export type BillViewName = components['schemas']['BillViewName'];
export type BillViewNameList = components['schemas']['BillViewNameList'];
export type ExportFormat = components['schemas']['ExportFormat'];
export type ExportWord = components['schemas']['ExportWord'];
export type ExportColumn = components['schemas']['ExportColumn'];
export type ExportListRequest = components['schemas']['ExportListRequest'];
export type FileName = components['schemas']['FileName'];
export type UploadFileRequest = components['schemas']['UploadFileRequest'];
export type StoredFile = components['schemas']['StoredFile'];
export type InvoiceType = components['schemas']['InvoiceType'];
export type ListInvoiceTitlesRequest = components['schemas']['ListInvoiceTitlesRequest'];
export type TitleType = components['schemas']['TitleType'];
export type InvoiceTitle = components['schemas']['InvoiceTitle'];
export type InvoiceTitlePage = components['schemas']['InvoiceTitlePage'];
export type InvoiceTitleId = components['schemas']['InvoiceTitleId'];
export type TitleName = components['schemas']['TitleName'];
export type TaxNo = components['schemas']['TaxNo'];
export type PostalText = components['schemas']['PostalText'];
export type OfficePhone = components['schemas']['OfficePhone'];
export type ShortText = components['schemas']['ShortText'];
export type CompanyBankNo = components['schemas']['CompanyBankNo'];
export type SaveInvoiceTitleRequest = components['schemas']['SaveInvoiceTitleRequest'];
export type ListMailAddressesRequest = components['schemas']['ListMailAddressesRequest'];
export type MailAddress = components['schemas']['MailAddress'];
export type MailAddressPage = components['schemas']['MailAddressPage'];
export type MailAddressId = components['schemas']['MailAddressId'];
export type ZipCode = components['schemas']['ZipCode'];
export type SaveMailAddressRequest = components['schemas']['SaveMailAddressRequest'];
export type InvoiceableSortField = components['schemas']['InvoiceableSortField'];
export type InvoiceableKind = components['schemas']['InvoiceableKind'];
export type ListInvoiceablesRequest = components['schemas']['ListInvoiceablesRequest'];
export type Invoiceable = components['schemas']['Invoiceable'];
export type InvoiceablePage = components['schemas']['InvoiceablePage'];
export type InvoiceAmount = components['schemas']['InvoiceAmount'];
export type InvoiceItem = components['schemas']['InvoiceItem'];
export type InvoiceForm = components['schemas']['InvoiceForm'];
export type Email = components['schemas']['Email'];
export type ApplyInvoiceRequest = components['schemas']['ApplyInvoiceRequest'];
export type InvoiceSortField = components['schemas']['InvoiceSortField'];
export type ApplyNo = components['schemas']['ApplyNo'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type ListInvoicesRequest = components['schemas']['ListInvoicesRequest'];
export type Invoice = components['schemas']['Invoice'];
export type InvoicePage = components['schemas']['InvoicePage'];
export type InvoiceId = components['schemas']['InvoiceId'];
export type InvoicedPart = components['schemas']['InvoicedPart'];
export type InvoiceEvent = components['schemas']['InvoiceEvent'];
export type InvoiceDetail = components['schemas']['InvoiceDetail'];
export type ReturnInvoiceRequest = components['schemas']['ReturnInvoiceRequest'];
export type MessageSortField = components['schemas']['MessageSortField'];
export type MessageType = components['schemas']['MessageType'];
export type ReadFlag = components['schemas']['ReadFlag'];
export type ListMessagesRequest = components['schemas']['ListMessagesRequest'];
export type MessageLevel = components['schemas']['MessageLevel'];
export type Message = components['schemas']['Message'];
export type TotalCapped = components['schemas']['TotalCapped'];
export type MessagePage = components['schemas']['MessagePage'];
export type AllMessages = components['schemas']['AllMessages'];
export type UnreadMessages = components['schemas']['UnreadMessages'];
export type MessageCounts = components['schemas']['MessageCounts'];
export type ListMetricsRequest = components['schemas']['ListMetricsRequest'];
export type Metric = components['schemas']['Metric'];
export type MetricList = components['schemas']['MetricList'];
export type MetricComparison = components['schemas']['MetricComparison'];
export type QueryMetricsRequest = components['schemas']['QueryMetricsRequest'];
export type MetricSeries = components['schemas']['MetricSeries'];
export type MetricEventKind = components['schemas']['MetricEventKind'];
export type ResourceAction = components['schemas']['ResourceAction'];
export type ResourceOperationStatus = components['schemas']['ResourceOperationStatus'];
export type MetricEvent = components['schemas']['MetricEvent'];
export type MetricAnswer = components['schemas']['MetricAnswer'];
export type NewsType = components['schemas']['NewsType'];
export type ListNewsRequest = components['schemas']['ListNewsRequest'];
export type NewsPlacement = components['schemas']['NewsPlacement'];
export type News = components['schemas']['News'];
export type NewsPage = components['schemas']['NewsPage'];
export type NewsId = components['schemas']['NewsId'];
export type NewsDetail = components['schemas']['NewsDetail'];
export type OrderType = components['schemas']['OrderType'];
export type CommitCart = components['schemas']['CommitCart'];
export type CommitItem = components['schemas']['CommitItem'];
export type CommitItems = components['schemas']['CommitItems'];
export type OrderNo = components['schemas']['OrderNo'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type CommittedOrder = components['schemas']['CommittedOrder'];
export type OrderSortField = components['schemas']['OrderSortField'];
export type ListOrdersRequest = components['schemas']['ListOrdersRequest'];
export type OrdersOfStatus = components['schemas']['OrdersOfStatus'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type Order = components['schemas']['Order'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderOrCart = components['schemas']['OrderOrCart'];
export type GetOrderOrCartItemRequest = components['schemas']['GetOrderOrCartItemRequest'];
export type OrderOrCartItem = components['schemas']['OrderOrCartItem'];
export type PreviewOrderPaymentRequest = components['schemas']['PreviewOrderPaymentRequest'];
export type PaymentSplit = components['schemas']['PaymentSplit'];
export type PayOrderRequest = components['schemas']['PayOrderRequest'];
export type PaidOrder = components['schemas']['PaidOrder'];
export type OrderId = components['schemas']['OrderId'];
export type PreferenceKey = components['schemas']['PreferenceKey'];
export type Preference = components['schemas']['Preference'];
export type ListName = components['schemas']['ListName'];
export type ViewName = components['schemas']['ViewName'];
export type FieldName = components['schemas']['FieldName'];
export type ViewFilter = components['schemas']['ViewFilter'];
export type ViewState = components['schemas']['ViewState'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewList = components['schemas']['SavedViewList'];
export type SaveViewRequest = components['schemas']['SaveViewRequest'];
export type ViewId = components['schemas']['ViewId'];
export type SetDefaultViewRequest = components['schemas']['SetDefaultViewRequest'];
export type ProductSortField = components['schemas']['ProductSortField'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ListProductsRequest = components['schemas']['ListProductsRequest'];
export type Product = components['schemas']['Product'];
export type ProductPage = components['schemas']['ProductPage'];
export type GetPriceAttributesRequest = components['schemas']['GetPriceAttributesRequest'];
export type PriceAttrType = components['schemas']['PriceAttrType'];
export type AttrOption = components['schemas']['AttrOption'];
export type AttrDependency = components['schemas']['AttrDependency'];
export type PriceAttr = components['schemas']['PriceAttr'];
export type Duration = components['schemas']['Duration'];
export type PriceAttributes = components['schemas']['PriceAttributes'];
export type GetPriceRequest = components['schemas']['GetPriceRequest'];
export type PriceDetail = components['schemas']['PriceDetail'];
export type Price = components['schemas']['Price'];
export type QuotaSortField = components['schemas']['QuotaSortField'];
export type QuotaLevel = components['schemas']['QuotaLevel'];
export type ListQuotasRequest = components['schemas']['ListQuotasRequest'];
export type QuotasOfLevel = components['schemas']['QuotasOfLevel'];
export type QuotaCode = components['schemas']['QuotaCode'];
export type QuotaUnit = components['schemas']['QuotaUnit'];
export type Quota = components['schemas']['Quota'];
export type QuotaPage = components['schemas']['QuotaPage'];
export type QuotaId = components['schemas']['QuotaId'];
export type OfCloudRequest = components['schemas']['OfCloudRequest'];
export type LackingScope = components['schemas']['LackingScope'];
export type SyncCoverage = components['schemas']['SyncCoverage'];
export type QuotaSummary = components['schemas']['QuotaSummary'];
export type OfCloudsRequest = components['schemas']['OfCloudsRequest'];
export type ResourceRegion = components['schemas']['ResourceRegion'];
export type ResourceRegionList = components['schemas']['ResourceRegionList'];
export type ApplyQuotaRequest = components['schemas']['ApplyQuotaRequest'];
export type QuotaApplicationSortField = components['schemas']['QuotaApplicationSortField'];
export type QuotaApplyNo = components['schemas']['QuotaApplyNo'];
export type QuotaApplyStatus = components['schemas']['QuotaApplyStatus'];
export type ListQuotaApplicationsRequest = components['schemas']['ListQuotaApplicationsRequest'];
export type QuotaApplicationsOfStatus = components['schemas']['QuotaApplicationsOfStatus'];
export type QuotaApplication = components['schemas']['QuotaApplication'];
export type QuotaApplicationPage = components['schemas']['QuotaApplicationPage'];
export type QuotaApplicationId = components['schemas']['QuotaApplicationId'];
export type QuotaApplicationEvent = components['schemas']['QuotaApplicationEvent'];
export type QuotaApplicationDetail = components['schemas']['QuotaApplicationDetail'];
export type RebateTotals = components['schemas']['RebateTotals'];
export type RebateSortField = components['schemas']['RebateSortField'];
export type RebateStatus = components['schemas']['RebateStatus'];
export type RebateException = components['schemas']['RebateException'];
export type ListRebatesRequest = components['schemas']['ListRebatesRequest'];
export type Rebate = components['schemas']['Rebate'];
export type RebateSums = components['schemas']['RebateSums'];
export type RebatePage = components['schemas']['RebatePage'];
export type WithdrawableRebatesRequest = components['schemas']['WithdrawableRebatesRequest'];
export type RebateChoice = components['schemas']['RebateChoice'];
export type RebateChoiceList = components['schemas']['RebateChoiceList'];
export type WithdrawRebatesRequest = components['schemas']['WithdrawRebatesRequest'];
export type RebatePayoutSortField = components['schemas']['RebatePayoutSortField'];
export type RebatePayoutStatus = components['schemas']['RebatePayoutStatus'];
export type ListRebatePayoutsRequest = components['schemas']['ListRebatePayoutsRequest'];
export type RebatePayout = components['schemas']['RebatePayout'];
export type RebatePayoutPage = components['schemas']['RebatePayoutPage'];
export type RechargeAmount = components['schemas']['RechargeAmount'];
export type RechargeWay = components['schemas']['RechargeWay'];
export type PayerName = components['schemas']['PayerName'];
export type PayerAccount = components['schemas']['PayerAccount'];
export type VoucherFileId = components['schemas']['VoucherFileId'];
export type CreateRechargeRequest = components['schemas']['CreateRechargeRequest'];
export type RechargeStatus = components['schemas']['RechargeStatus'];
export type CreatedRecharge = components['schemas']['CreatedRecharge'];
export type RechargeSortField = components['schemas']['RechargeSortField'];
export type RechargeNo = components['schemas']['RechargeNo'];
export type ListRechargesRequest = components['schemas']['ListRechargesRequest'];
export type Recharge = components['schemas']['Recharge'];
export type RechargePage = components['schemas']['RechargePage'];
export type RechargeId = components['schemas']['RechargeId'];
export type RechargeEvent = components['schemas']['RechargeEvent'];
export type RechargeDetail = components['schemas']['RechargeDetail'];
export type PaymentOutcome = components['schemas']['PaymentOutcome'];
export type PayRechargeRequest = components['schemas']['PayRechargeRequest'];
export type PaidRecharge = components['schemas']['PaidRecharge'];
export type RefundableSortField = components['schemas']['RefundableSortField'];
export type ListRefundablesRequest = components['schemas']['ListRefundablesRequest'];
export type Refundable = components['schemas']['Refundable'];
export type RefundablePage = components['schemas']['RefundablePage'];
export type UnsubscribeType = components['schemas']['UnsubscribeType'];
export type PreviewRefundRequest = components['schemas']['PreviewRefundRequest'];
export type RefundedInstance = components['schemas']['RefundedInstance'];
export type RefundLine = components['schemas']['RefundLine'];
export type RefundPrice = components['schemas']['RefundPrice'];
export type RefundReason = components['schemas']['RefundReason'];
export type RefundInstancesRequest = components['schemas']['RefundInstancesRequest'];
export type RefundsMade = components['schemas']['RefundsMade'];
export type RefundSortField = components['schemas']['RefundSortField'];
export type RefundNo = components['schemas']['RefundNo'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type ListRefundsRequest = components['schemas']['ListRefundsRequest'];
export type Refund = components['schemas']['Refund'];
export type RefundPage = components['schemas']['RefundPage'];
export type RefundId = components['schemas']['RefundId'];
export type RefundEvent = components['schemas']['RefundEvent'];
export type RefundDetail = components['schemas']['RefundDetail'];
export type RenewalSortField = components['schemas']['RenewalSortField'];
export type InstanceStatus = components['schemas']['InstanceStatus'];
export type RenewStatus = components['schemas']['RenewStatus'];
export type ExpiryWindow = components['schemas']['ExpiryWindow'];
export type ListRenewalsRequest = components['schemas']['ListRenewalsRequest'];
export type RenewDuration = components['schemas']['RenewDuration'];
export type RenewUnit = components['schemas']['RenewUnit'];
export type RenewInstance = components['schemas']['RenewInstance'];
export type RenewInstancePage = components['schemas']['RenewInstancePage'];
export type RenewalId = components['schemas']['RenewalId'];
export type InstancePeriod = components['schemas']['InstancePeriod'];
export type RenewInstanceDetail = components['schemas']['RenewInstanceDetail'];
export type PreviewRenewalRequest = components['schemas']['PreviewRenewalRequest'];
export type RenewalPriceItem = components['schemas']['RenewalPriceItem'];
export type RenewalPrice = components['schemas']['RenewalPrice'];
export type RenewInstancesRequest = components['schemas']['RenewInstancesRequest'];
export type SetAutoRenewalRequest = components['schemas']['SetAutoRenewalRequest'];
export type ExpiryCounts = components['schemas']['ExpiryCounts'];
export type ListExpiriesRequest = components['schemas']['ListExpiriesRequest'];
export type ExpiryDay = components['schemas']['ExpiryDay'];
export type ExpiryDayList = components['schemas']['ExpiryDayList'];
export type ReportName = components['schemas']['ReportName'];
export type ReportCycleType = components['schemas']['ReportCycleType'];
export type ReportCycleRange = components['schemas']['ReportCycleRange'];
export type ReportFormat = components['schemas']['ReportFormat'];
export type Weekday = components['schemas']['Weekday'];
export type ReportOrder = components['schemas']['ReportOrder'];
export type ReportConditionType = components['schemas']['ReportConditionType'];
export type ReportDimension = components['schemas']['ReportDimension'];
export type ReportMetric = components['schemas']['ReportMetric'];
export type CreateReportRequest = components['schemas']['CreateReportRequest'];
export type CreateCostAnalysisReportRequest = components['schemas']['CreateCostAnalysisReportRequest'];
export type ReportSortField = components['schemas']['ReportSortField'];
export type ReportType = components['schemas']['ReportType'];
export type ReportStatus = components['schemas']['ReportStatus'];
export type ListReportsRequest = components['schemas']['ListReportsRequest'];
export type Report = components['schemas']['Report'];
export type ReportPage = components['schemas']['ReportPage'];
export type ReportId = components['schemas']['ReportId'];
export type ReportDetailBase = components['schemas']['ReportDetailBase'];
export type ReportDetail = components['schemas']['ReportDetail'];
export type ReportProduct = components['schemas']['ReportProduct'];
export type ReportProductList = components['schemas']['ReportProductList'];
export type ReportConditionSortField = components['schemas']['ReportConditionSortField'];
export type ListReportConditionsRequest = components['schemas']['ListReportConditionsRequest'];
export type ReportCondition = components['schemas']['ReportCondition'];
export type ReportConditionPage = components['schemas']['ReportConditionPage'];
export type ReportConditionId = components['schemas']['ReportConditionId'];
export type SaveReportConditionRequest = components['schemas']['SaveReportConditionRequest'];
export type ListReportSchedulesRequest = components['schemas']['ListReportSchedulesRequest'];
export type ReportSchedule = components['schemas']['ReportSchedule'];
export type ReportSchedulePage = components['schemas']['ReportSchedulePage'];
export type EnableReportScheduleRequest = components['schemas']['EnableReportScheduleRequest'];
export type ResourcePresence = components['schemas']['ResourcePresence'];
export type ResourceFilters = components['schemas']['ResourceFilters'];
export type ResourceSortField = components['schemas']['ResourceSortField'];
export type ListResourcesBase = components['schemas']['ListResourcesBase'];
export type ExpiryFilters = components['schemas']['ExpiryFilters'];
export type ListExpiringResourcesBase = components['schemas']['ListExpiringResourcesBase'];
export type HostStatus = components['schemas']['HostStatus'];
export type OsType = components['schemas']['OsType'];
export type HostFilters = components['schemas']['HostFilters'];
export type ListHostsRequest = components['schemas']['ListHostsRequest'];
export type HostsOfStatus = components['schemas']['HostsOfStatus'];
export type TagColor = components['schemas']['TagColor'];
export type ResourceTag = components['schemas']['ResourceTag'];
export type ResourceBase = components['schemas']['ResourceBase'];
export type Host = components['schemas']['Host'];
export type HostPage = components['schemas']['HostPage'];
export type ResourceId = components['schemas']['ResourceId'];
export type DiskStatus = components['schemas']['DiskStatus'];
export type DiskKind = components['schemas']['DiskKind'];
export type ListDisksRequest = components['schemas']['ListDisksRequest'];
export type DisksOfStatus = components['schemas']['DisksOfStatus'];
export type Disk = components['schemas']['Disk'];
export type DiskPage = components['schemas']['DiskPage'];
export type DatabaseStatus = components['schemas']['DatabaseStatus'];
export type DatabaseEngine = components['schemas']['DatabaseEngine'];
export type NodeType = components['schemas']['NodeType'];
export type ListDatabasesRequest = components['schemas']['ListDatabasesRequest'];
export type DatabasesOfStatus = components['schemas']['DatabasesOfStatus'];
export type Database = components['schemas']['Database'];
export type DatabasePage = components['schemas']['DatabasePage'];
export type RedisArchitecture = components['schemas']['RedisArchitecture'];
export type ListRedisInstancesRequest = components['schemas']['ListRedisInstancesRequest'];
export type RedissOfStatus = components['schemas']['RedissOfStatus'];
export type Redis = components['schemas']['Redis'];
export type RedisPage = components['schemas']['RedisPage'];
export type PubIpStatus = components['schemas']['PubIpStatus'];
export type IpLine = components['schemas']['IpLine'];
export type IpChargeType = components['schemas']['IpChargeType'];
export type IpBindType = components['schemas']['IpBindType'];
export type ListPubIpsRequest = components['schemas']['ListPubIpsRequest'];
export type PubIpsOfStatus = components['schemas']['PubIpsOfStatus'];
export type PubIp = components['schemas']['PubIp'];
export type PubIpPage = components['schemas']['PubIpPage'];
export type PriNetStatus = components['schemas']['PriNetStatus'];
export type ListPriNetsRequest = components['schemas']['ListPriNetsRequest'];
export type PriNetsOfStatus = components['schemas']['PriNetsOfStatus'];
export type Subnet = components['schemas']['Subnet'];
export type PriNet = components['schemas']['PriNet'];
export type PriNetPage = components['schemas']['PriNetPage'];
export type MongoType = components['schemas']['MongoType'];
export type ListMongosRequest = components['schemas']['ListMongosRequest'];
export type MongosOfStatus = components['schemas']['MongosOfStatus'];
export type Mongo = components['schemas']['Mongo'];
export type MongoPage = components['schemas']['MongoPage'];
export type GetInventoryRequest = components['schemas']['GetInventoryRequest'];
export type Inventory = components['schemas']['Inventory'];
export type ResourceSummary = components['schemas']['ResourceSummary'];
export type ResourcesOfCloud = components['schemas']['ResourcesOfCloud'];
export type ResourcesOfCloudList = components['schemas']['ResourcesOfCloudList'];
export type ResourcesOfRegion = components['schemas']['ResourcesOfRegion'];
export type ResourcesOfRegionList = components['schemas']['ResourcesOfRegionList'];
export type HostsOfStatusList = components['schemas']['HostsOfStatusList'];
export type AccountHealth = components['schemas']['AccountHealth'];
export type AccountHealthList = components['schemas']['AccountHealthList'];
export type ResourceRelation = components['schemas']['ResourceRelation'];
export type RelationDirection = components['schemas']['RelationDirection'];
export type RelatedResource = components['schemas']['RelatedResource'];
export type RelatedResourceList = components['schemas']['RelatedResourceList'];
export type GetResourceMapRequest = components['schemas']['GetResourceMapRequest'];
export type MappedResource = components['schemas']['MappedResource'];
export type ResourceMap = components['schemas']['ResourceMap'];
export type ListResourceEventsRequest = components['schemas']['ListResourceEventsRequest'];
export type ResourceEventKind = components['schemas']['ResourceEventKind'];
export type ResourceChange = components['schemas']['ResourceChange'];
export type ResourceEvent = components['schemas']['ResourceEvent'];
export type ResourceEventPage = components['schemas']['ResourceEventPage'];
export type ResourceCost = components['schemas']['ResourceCost'];
export type ResourceCostList = components['schemas']['ResourceCostList'];
export type ResourceTarget = components['schemas']['ResourceTarget'];
export type ResourceTargetList = components['schemas']['ResourceTargetList'];
export type ResourceSizeName = components['schemas']['ResourceSizeName'];
export type ResourceSize = components['schemas']['ResourceSize'];
export type ResourceSizeList = components['schemas']['ResourceSizeList'];
export type SimpleResourceAction = components['schemas']['SimpleResourceAction'];
export type OperateResourcesRequest = components['schemas']['OperateResourcesRequest'];
export type OperatedResource = components['schemas']['OperatedResource'];
export type OperatedResourceList = components['schemas']['OperatedResourceList'];
export type RenameResourceRequest = components['schemas']['RenameResourceRequest'];
export type ResourceOperationStarted = components['schemas']['ResourceOperationStarted'];
export type ResizeResourceRequest = components['schemas']['ResizeResourceRequest'];
export type AttachResourceRequest = components['schemas']['AttachResourceRequest'];
export type ReleaseResourceRequest = components['schemas']['ReleaseResourceRequest'];
export type RoleName = components['schemas']['RoleName'];
export type AuthCodes = components['schemas']['AuthCodes'];
export type Role = components['schemas']['Role'];
export type RoleList = components['schemas']['RoleList'];
export type ListUserRolesRequest = components['schemas']['ListUserRolesRequest'];
export type MenuCodes = components['schemas']['MenuCodes'];
export type CreateRoleRequest = components['schemas']['CreateRoleRequest'];
export type ModifyRoleRequest = components['schemas']['ModifyRoleRequest'];
export type SavingSortField = components['schemas']['SavingSortField'];
export type SavingKind = components['schemas']['SavingKind'];
export type SavingStatus = components['schemas']['SavingStatus'];
export type ListSavingsRequest = components['schemas']['ListSavingsRequest'];
export type SavingsOfStatus = components['schemas']['SavingsOfStatus'];
export type SavingDismissReason = components['schemas']['SavingDismissReason'];
export type Saving = components['schemas']['Saving'];
export type SavingPage = components['schemas']['SavingPage'];
export type SavingId = components['schemas']['SavingId'];
export type SavingStep = components['schemas']['SavingStep'];
export type SavingDetail = components['schemas']['SavingDetail'];
export type SavingsOfKind = components['schemas']['SavingsOfKind'];
export type SavingSummary = components['schemas']['SavingSummary'];
export type DismissSavingsRequest = components['schemas']['DismissSavingsRequest'];
export type ServiceSortField = components['schemas']['ServiceSortField'];
export type EnterpriseServiceCategory = components['schemas']['EnterpriseServiceCategory'];
export type ListServicesRequest = components['schemas']['ListServicesRequest'];
export type Service = components['schemas']['Service'];
export type ServicePage = components['schemas']['ServicePage'];
export type ServiceId = components['schemas']['ServiceId'];
export type ServiceStep = components['schemas']['ServiceStep'];
export type ServiceDetail = components['schemas']['ServiceDetail'];
export type EnquireServiceRequest = components['schemas']['EnquireServiceRequest'];
export type VerifyId = components['schemas']['VerifyId'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginResult = components['schemas']['LoginResult'];
export type SessionLifetime = components['schemas']['SessionLifetime'];
export type AccountType = components['schemas']['AccountType'];
export type CustomType = components['schemas']['CustomType'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type Provider = components['schemas']['Provider'];
export type Authority = components['schemas']['Authority'];
export type Cursor = components['schemas']['Cursor'];
export type LoginOutcome = components['schemas']['LoginOutcome'];
export type ListLoginHistoryRequest = components['schemas']['ListLoginHistoryRequest'];
export type LoginEvent = components['schemas']['LoginEvent'];
export type LoginHistoryPage = components['schemas']['LoginHistoryPage'];
export type SignedInSession = components['schemas']['SignedInSession'];
export type SignedInSessionList = components['schemas']['SignedInSessionList'];
export type TagSortField = components['schemas']['TagSortField'];
export type ListTagsRequest = components['schemas']['ListTagsRequest'];
export type Tag = components['schemas']['Tag'];
export type TagPage = components['schemas']['TagPage'];
export type TagId = components['schemas']['TagId'];
export type NewTag = components['schemas']['NewTag'];
export type ChangedTag = components['schemas']['ChangedTag'];
export type SaveTagRequest = components['schemas']['SaveTagRequest'];
export type PreviewTagRenameRequest = components['schemas']['PreviewTagRenameRequest'];
export type ResourceNumber = components['schemas']['ResourceNumber'];
export type TagReferenceNumber = components['schemas']['TagReferenceNumber'];
export type TagReferenceKind = components['schemas']['TagReferenceKind'];
export type TagReference = components['schemas']['TagReference'];
export type TagRename = components['schemas']['TagRename'];
export type MergedTagIds = components['schemas']['MergedTagIds'];
export type PreviewTagMergeRequest = components['schemas']['PreviewTagMergeRequest'];
export type TagMergeChange = components['schemas']['TagMergeChange'];
export type TagMerge = components['schemas']['TagMerge'];
export type MergeTagsRequest = components['schemas']['MergeTagsRequest'];
export type TagResourceSortField = components['schemas']['TagResourceSortField'];
export type ListTagResourcesRequest = components['schemas']['ListTagResourcesRequest'];
export type TagResource = components['schemas']['TagResource'];
export type TagResourcePage = components['schemas']['TagResourcePage'];
export type BoundResourceIds = components['schemas']['BoundResourceIds'];
export type BoundTagIds = components['schemas']['BoundTagIds'];
export type PreviewTagBindingRequest = components['schemas']['PreviewTagBindingRequest'];
export type TagBindingOutcome = components['schemas']['TagBindingOutcome'];
export type TagBindingResult = components['schemas']['TagBindingResult'];
export type TagBinding = components['schemas']['TagBinding'];
export type BindTagsRequest = components['schemas']['BindTagsRequest'];
export type UnbindTagsRequest = components['schemas']['UnbindTagsRequest'];
export type TagCoverage = components['schemas']['TagCoverage'];
export type TagKeyCoverage = components['schemas']['TagKeyCoverage'];
export type TagKeyCoverageList = components['schemas']['TagKeyCoverageList'];
export type Username = components['schemas']['Username'];
export type PersonName = components['schemas']['PersonName'];
export type RoleIds = components['schemas']['RoleIds'];
export type UserStatus = components['schemas']['UserStatus'];
export type User = components['schemas']['User'];
export type NewPassword = components['schemas']['NewPassword'];
export type CreateUserRequest = components['schemas']['CreateUserRequest'];
export type CheckUserRequest = components['schemas']['CheckUserRequest'];
export type UserExists = components['schemas']['UserExists'];
export type UserSortField = components['schemas']['UserSortField'];
export type ListUsersRequest = components['schemas']['ListUsersRequest'];
export type UserPage = components['schemas']['UserPage'];
export type ModifyUserProfile = components['schemas']['ModifyUserProfile'];
export type ModifyUserPassword = components['schemas']['ModifyUserPassword'];
export type ModifyUserStatus = components['schemas']['ModifyUserStatus'];
export type ResetUserPasswordRequest = components['schemas']['ResetUserPasswordRequest'];
export type TicketSortField = components['schemas']['TicketSortField'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketType = components['schemas']['TicketType'];
export type TicketScene = components['schemas']['TicketScene'];
export type ListTicketsRequest = components['schemas']['ListTicketsRequest'];
export type TicketNo = components['schemas']['TicketNo'];
export type Ticket = components['schemas']['Ticket'];
export type TicketPage = components['schemas']['TicketPage'];
export type TicketId = components['schemas']['TicketId'];
export type ListTicketUsesRequest = components['schemas']['ListTicketUsesRequest'];
export type TicketUse = components['schemas']['TicketUse'];
export type TicketUsePage = components['schemas']['TicketUsePage'];
export type OrderTicket = components['schemas']['OrderTicket'];
export type OrderTicketList = components['schemas']['OrderTicketList'];
export type ListCartTickets = components['schemas']['ListCartTickets'];
export type TicketCode = components['schemas']['TicketCode'];
export type ActivateTicketRequest = components['schemas']['ActivateTicketRequest'];
export type WarningType = components['schemas']['WarningType'];
export type WarningStatus = components['schemas']['WarningStatus'];
export type WarningThreshold = components['schemas']['WarningThreshold'];
export type WarningPeriod = components['schemas']['WarningPeriod'];
export type WarningDay = components['schemas']['WarningDay'];
export type WarningDays = components['schemas']['WarningDays'];
export type WarningSetting = components['schemas']['WarningSetting'];
export type WarningSettingList = components['schemas']['WarningSettingList'];
export type SaveWarningSettingRequest = components['schemas']['SaveWarningSettingRequest'];
export type SwitchWarningSettingRequest = components['schemas']['SwitchWarningSettingRequest'];
export type PreviewWarningSettingRequest = components['schemas']['PreviewWarningSettingRequest'];
export type WarningPreview = components['schemas']['WarningPreview'];
export type ListWarningReceiversRequest = components['schemas']['ListWarningReceiversRequest'];
export type WarningReceiver = components['schemas']['WarningReceiver'];
export type WarningReceiverPage = components['schemas']['WarningReceiverPage'];
export type WarningRecordType = components['schemas']['WarningRecordType'];
export type ListWarningRecordsRequest = components['schemas']['ListWarningRecordsRequest'];
export type DeliveryWay = components['schemas']['DeliveryWay'];
export type WarningRecord = components['schemas']['WarningRecord'];
export type WarningRecordPage = components['schemas']['WarningRecordPage'];
export type WarningRecordId = components['schemas']['WarningRecordId'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type WarningDelivery = components['schemas']['WarningDelivery'];
export type WarningRecordDetail = components['schemas']['WarningRecordDetail'];
export type ListFailedDeliveriesRequest = components['schemas']['ListFailedDeliveriesRequest'];
export type FailedDelivery = components['schemas']['FailedDelivery'];
export type FailedDeliveryPage = components['schemas']['FailedDeliveryPage'];
export type ListWebhooksRequest = components['schemas']['ListWebhooksRequest'];
export type WebhookName = components['schemas']['WebhookName'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookId = components['schemas']['WebhookId'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type ChangedWebhook = components['schemas']['ChangedWebhook'];
export type SaveWebhookRequest = components['schemas']['SaveWebhookRequest'];
export type SavedWebhook = components['schemas']['SavedWebhook'];
export type Withdrawable = components['schemas']['Withdrawable'];
export type WithdrawAmount = components['schemas']['WithdrawAmount'];
export type CreateWithdrawalRequest = components['schemas']['CreateWithdrawalRequest'];
export type WithdrawalSortField = components['schemas']['WithdrawalSortField'];
export type WithdrawNo = components['schemas']['WithdrawNo'];
export type WithdrawStatus = components['schemas']['WithdrawStatus'];
export type ListWithdrawalsRequest = components['schemas']['ListWithdrawalsRequest'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalPage = components['schemas']['WithdrawalPage'];
export type WithdrawalId = components['schemas']['WithdrawalId'];
export type WithdrawalEvent = components['schemas']['WithdrawalEvent'];
export type WithdrawalDetail = components['schemas']['WithdrawalDetail'];
export type WorkOrderType = components['schemas']['WorkOrderType'];
export type WorkOrderSeverity = components['schemas']['WorkOrderSeverity'];
export type WorkOrderTag = components['schemas']['WorkOrderTag'];
export type AttachmentId = components['schemas']['AttachmentId'];
export type CreateWorkOrderRequest = components['schemas']['CreateWorkOrderRequest'];
export type WorkOrderSortField = components['schemas']['WorkOrderSortField'];
export type WorkOrderStatus = components['schemas']['WorkOrderStatus'];
export type ListWorkOrdersRequest = components['schemas']['ListWorkOrdersRequest'];
export type WorkOrdersOfStatus = components['schemas']['WorkOrdersOfStatus'];
export type WorkOrderNo = components['schemas']['WorkOrderNo'];
export type WorkOrderScore = components['schemas']['WorkOrderScore'];
export type WorkOrder = components['schemas']['WorkOrder'];
export type WorkOrderPage = components['schemas']['WorkOrderPage'];
export type WorkOrderCount = components['schemas']['WorkOrderCount'];
export type WorkOrderId = components['schemas']['WorkOrderId'];
export type WorkOrderRole = components['schemas']['WorkOrderRole'];
export type WorkOrderReply = components['schemas']['WorkOrderReply'];
export type WorkOrderEvent = components['schemas']['WorkOrderEvent'];
export type WorkOrderDetail = components['schemas']['WorkOrderDetail'];
export type ReplyWorkOrderRequest = components['schemas']['ReplyWorkOrderRequest'];
export type ReasonedWorkOrderRequest = components['schemas']['ReasonedWorkOrderRequest'];
export type ScoreWorkOrderRequest = components['schemas']['ScoreWorkOrderRequest'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseAccount = components['responses']['Account'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseAccountTradePage = components['responses']['AccountTradePage'];
export type ResponseAgentPage = components['responses']['AgentPage'];
export type ResponseAgentDetail = components['responses']['AgentDetail'];
export type ResponseCreated = components['responses']['Created'];
export type ResponseNothing = components['responses']['Nothing'];
export type ResponseAlarmSilencePage = components['responses']['AlarmSilencePage'];
export type ResponseAlarmSilence = components['responses']['AlarmSilence'];
export type ResponseAlarmSilencePreview = components['responses']['AlarmSilencePreview'];
export type ResponseAlarmRulePage = components['responses']['AlarmRulePage'];
export type ResponseAlarmRuleDetail = components['responses']['AlarmRuleDetail'];
export type ResponseAlarmStatePage = components['responses']['AlarmStatePage'];
export type ResponseAlarmRuleSwitching = components['responses']['AlarmRuleSwitching'];
export type ResponseAlarmRulePreview = components['responses']['AlarmRulePreview'];
export type ResponseAlarmTemplateList = components['responses']['AlarmTemplateList'];
export type ResponseAlarmScopePreview = components['responses']['AlarmScopePreview'];
export type ResponseAlarmPage = components['responses']['AlarmPage'];
export type ResponseAlarmGroupPage = components['responses']['AlarmGroupPage'];
export type ResponseAlarmDetail = components['responses']['AlarmDetail'];
export type ResponseAlarmHandling = components['responses']['AlarmHandling'];
export type ResponseCostUnitPage = components['responses']['CostUnitPage'];
export type ResponseCostUnit = components['responses']['CostUnit'];
export type ResponseAllocationRulePage = components['responses']['AllocationRulePage'];
export type ResponseAllocationRuleNames = components['responses']['AllocationRuleNames'];
export type ResponseAllocationRule = components['responses']['AllocationRule'];
export type ResponseAllocationPreview = components['responses']['AllocationPreview'];
export type ResponseAllocatedCostPage = components['responses']['AllocatedCostPage'];
export type ResponseAllocationPartPage = components['responses']['AllocationPartPage'];
export type ResponseCostAnomalyPage = components['responses']['CostAnomalyPage'];
export type ResponseCostAnomalyDetail = components['responses']['CostAnomalyDetail'];
export type ResponseAppropriateCustomPage = components['responses']['AppropriateCustomPage'];
export type ResponseAppropriateTicketList = components['responses']['AppropriateTicketList'];
export type ResponseAppropriationPreview = components['responses']['AppropriationPreview'];
export type ResponseCreatedAppropriation = components['responses']['CreatedAppropriation'];
export type ResponseAppropriationPage = components['responses']['AppropriationPage'];
export type ResponseAppropriationDetail = components['responses']['AppropriationDetail'];
export type ResponseBankAccountPage = components['responses']['BankAccountPage'];
export type ResponseBillOverview = components['responses']['BillOverview'];
export type ResponseBillTrend = components['responses']['BillTrend'];
export type ResponseBillShares = components['responses']['BillShares'];
export type ResponseBillChange = components['responses']['BillChange'];
export type ResponseBillMovers = components['responses']['BillMovers'];
export type ResponseBillMonthList = components['responses']['BillMonthList'];
export type ResponseBillReadingList = components['responses']['BillReadingList'];
export type ResponseBillProductList = components['responses']['BillProductList'];
export type ResponseBillDetailPage = components['responses']['BillDetailPage'];
export type ResponseBillDetail = components['responses']['BillDetail'];
export type ResponseBudgetPage = components['responses']['BudgetPage'];
export type ResponseBudgetDetail = components['responses']['BudgetDetail'];
export type ResponseBudgetOutlook = components['responses']['BudgetOutlook'];
export type ResponseBudgetPeriodList = components['responses']['BudgetPeriodList'];
export type ResponseBudgetPeriodAmountList = components['responses']['BudgetPeriodAmountList'];
export type ResponseBudgetWarningPage = components['responses']['BudgetWarningPage'];
export type ResponseBudgetAccountList = components['responses']['BudgetAccountList'];
export type ResponseBudgetProjectList = components['responses']['BudgetProjectList'];
export type ResponseBusinessViewPage = components['responses']['BusinessViewPage'];
export type ResponseBusinessViewDetail = components['responses']['BusinessViewDetail'];
export type ResponseViewProjectList = components['responses']['ViewProjectList'];
export type ResponseResourceAccountList = components['responses']['ResourceAccountList'];
export type ResponseViewCostList = components['responses']['ViewCostList'];
export type ResponseViewResourcePage = components['responses']['ViewResourcePage'];
export type ResponseViewGroupList = components['responses']['ViewGroupList'];
export type ResponseViewGroupDetail = components['responses']['ViewGroupDetail'];
export type ResponseViewGroupPreview = components['responses']['ViewGroupPreview'];
export type ResponseCartItemList = components['responses']['CartItemList'];
export type ResponseCartItem = components['responses']['CartItem'];
export type ResponseCloudAccountPage = components['responses']['CloudAccountPage'];
export type ResponseCloudAccount = components['responses']['CloudAccount'];
export type ResponseCloudCapabilityList = components['responses']['CloudCapabilityList'];
export type ResponseSyncScopePage = components['responses']['SyncScopePage'];
export type ResponseCloudList = components['responses']['CloudList'];
export type ResponseRegionList = components['responses']['RegionList'];
export type ResponseCloudAccountCheck = components['responses']['CloudAccountCheck'];
export type ResponseConsumptionPage = components['responses']['ConsumptionPage'];
export type ResponseCustomContractList = components['responses']['CustomContractList'];
export type ResponseCosts = components['responses']['Costs'];
export type ResponseCostForecast = components['responses']['CostForecast'];
export type ResponseTagShareList = components['responses']['TagShareList'];
export type ResponseViewShareList = components['responses']['ViewShareList'];
export type ResponseBillTagKeyList = components['responses']['BillTagKeyList'];
export type ResponseBillRegionList = components['responses']['BillRegionList'];
export type ResponseBillTagNameList = components['responses']['BillTagNameList'];
export type ResponseBillViewNameList = components['responses']['BillViewNameList'];
export type ResponseStoredFile = components['responses']['StoredFile'];
export type ResponseInvoiceTitlePage = components['responses']['InvoiceTitlePage'];
export type ResponseInvoiceTitle = components['responses']['InvoiceTitle'];
export type ResponseMailAddressPage = components['responses']['MailAddressPage'];
export type ResponseMailAddress = components['responses']['MailAddress'];
export type ResponseInvoiceablePage = components['responses']['InvoiceablePage'];
export type ResponseInvoicePage = components['responses']['InvoicePage'];
export type ResponseInvoiceDetail = components['responses']['InvoiceDetail'];
export type ResponseMessagePage = components['responses']['MessagePage'];
export type ResponseMessage = components['responses']['Message'];
export type ResponseUnreadMessages = components['responses']['UnreadMessages'];
export type ResponseMessageCounts = components['responses']['MessageCounts'];
export type ResponseMetricList = components['responses']['MetricList'];
export type ResponseMetricAnswer = components['responses']['MetricAnswer'];
export type ResponseNewsPage = components['responses']['NewsPage'];
export type ResponseNewsDetail = components['responses']['NewsDetail'];
export type ResponseCommittedOrder = components['responses']['CommittedOrder'];
export type ResponseOrderPage = components['responses']['OrderPage'];
export type ResponseOrderOrCartItem = components['responses']['OrderOrCartItem'];
export type ResponsePaymentSplit = components['responses']['PaymentSplit'];
export type ResponsePaidOrder = components['responses']['PaidOrder'];
export type ResponsePreference = components['responses']['Preference'];
export type ResponseSavedViewList = components['responses']['SavedViewList'];
export type ResponseProductPage = components['responses']['ProductPage'];
export type ResponseProduct = components['responses']['Product'];
export type ResponsePriceAttributes = components['responses']['PriceAttributes'];
export type ResponsePrice = components['responses']['Price'];
export type ResponseQuotaPage = components['responses']['QuotaPage'];
export type ResponseQuota = components['responses']['Quota'];
export type ResponseQuotaSummary = components['responses']['QuotaSummary'];
export type ResponseResourceRegionList = components['responses']['ResourceRegionList'];
export type ResponseQuotaApplicationPage = components['responses']['QuotaApplicationPage'];
export type ResponseQuotaApplicationDetail = components['responses']['QuotaApplicationDetail'];
export type ResponseRebateTotals = components['responses']['RebateTotals'];
export type ResponseRebatePage = components['responses']['RebatePage'];
export type ResponseRebateChoiceList = components['responses']['RebateChoiceList'];
export type ResponseRebatePayoutPage = components['responses']['RebatePayoutPage'];
export type ResponseCreatedRecharge = components['responses']['CreatedRecharge'];
export type ResponseRechargePage = components['responses']['RechargePage'];
export type ResponseRechargeDetail = components['responses']['RechargeDetail'];
export type ResponsePaidRecharge = components['responses']['PaidRecharge'];
export type ResponseRefundablePage = components['responses']['RefundablePage'];
export type ResponseRefundPrice = components['responses']['RefundPrice'];
export type ResponseRefundsMade = components['responses']['RefundsMade'];
export type ResponseRefundPage = components['responses']['RefundPage'];
export type ResponseRefundDetail = components['responses']['RefundDetail'];
export type ResponseRenewInstancePage = components['responses']['RenewInstancePage'];
export type ResponseRenewInstanceDetail = components['responses']['RenewInstanceDetail'];
export type ResponseRenewalPrice = components['responses']['RenewalPrice'];
export type ResponseExpiryCounts = components['responses']['ExpiryCounts'];
export type ResponseExpiryDayList = components['responses']['ExpiryDayList'];
export type ResponseReportPage = components['responses']['ReportPage'];
export type ResponseReportDetail = components['responses']['ReportDetail'];
export type ResponseReportProductList = components['responses']['ReportProductList'];
export type ResponseReportConditionPage = components['responses']['ReportConditionPage'];
export type ResponseReportCondition = components['responses']['ReportCondition'];
export type ResponseReportSchedulePage = components['responses']['ReportSchedulePage'];
export type ResponseHostPage = components['responses']['HostPage'];
export type ResponseHost = components['responses']['Host'];
export type ResponseDiskPage = components['responses']['DiskPage'];
export type ResponseDisk = components['responses']['Disk'];
export type ResponseDatabasePage = components['responses']['DatabasePage'];
export type ResponseDatabase = components['responses']['Database'];
export type ResponseRedisPage = components['responses']['RedisPage'];
export type ResponseRedis = components['responses']['Redis'];
export type ResponsePubIpPage = components['responses']['PubIpPage'];
export type ResponsePubIp = components['responses']['PubIp'];
export type ResponsePriNetPage = components['responses']['PriNetPage'];
export type ResponsePriNet = components['responses']['PriNet'];
export type ResponseMongoPage = components['responses']['MongoPage'];
export type ResponseMongo = components['responses']['Mongo'];
export type ResponseInventory = components['responses']['Inventory'];
export type ResponseResourceSummary = components['responses']['ResourceSummary'];
export type ResponseResourcesOfCloudList = components['responses']['ResourcesOfCloudList'];
export type ResponseResourcesOfRegionList = components['responses']['ResourcesOfRegionList'];
export type ResponseHostsOfStatusList = components['responses']['HostsOfStatusList'];
export type ResponseAccountHealthList = components['responses']['AccountHealthList'];
export type ResponseRelatedResourceList = components['responses']['RelatedResourceList'];
export type ResponseResourceMap = components['responses']['ResourceMap'];
export type ResponseResourceEventPage = components['responses']['ResourceEventPage'];
export type ResponseResourceCostList = components['responses']['ResourceCostList'];
export type ResponseResourceTargetList = components['responses']['ResourceTargetList'];
export type ResponseResourceSizeList = components['responses']['ResourceSizeList'];
export type ResponseOperatedResourceList = components['responses']['OperatedResourceList'];
export type ResponseResourceOperationStarted = components['responses']['ResourceOperationStarted'];
export type ResponseRoleList = components['responses']['RoleList'];
export type ResponseRole = components['responses']['Role'];
export type ResponseSavingPage = components['responses']['SavingPage'];
export type ResponseSavingDetail = components['responses']['SavingDetail'];
export type ResponseSavingSummary = components['responses']['SavingSummary'];
export type ResponseServicePage = components['responses']['ServicePage'];
export type ResponseServiceDetail = components['responses']['ServiceDetail'];
export type ResponseLoginResult = components['responses']['LoginResult'];
export type ResponseSessionLifetime = components['responses']['SessionLifetime'];
export type ResponseCurrentUser = components['responses']['CurrentUser'];
export type ResponseAuthority = components['responses']['Authority'];
export type ResponseLoginHistoryPage = components['responses']['LoginHistoryPage'];
export type ResponseSignedInSessionList = components['responses']['SignedInSessionList'];
export type ResponseTagPage = components['responses']['TagPage'];
export type ResponseTag = components['responses']['Tag'];
export type ResponseTagRename = components['responses']['TagRename'];
export type ResponseTagMerge = components['responses']['TagMerge'];
export type ResponseTagResourcePage = components['responses']['TagResourcePage'];
export type ResponseTagBinding = components['responses']['TagBinding'];
export type ResponseTagCoverage = components['responses']['TagCoverage'];
export type ResponseTagKeyCoverageList = components['responses']['TagKeyCoverageList'];
export type ResponseUser = components['responses']['User'];
export type ResponseUserExists = components['responses']['UserExists'];
export type ResponseUserPage = components['responses']['UserPage'];
export type ResponseTicketPage = components['responses']['TicketPage'];
export type ResponseTicket = components['responses']['Ticket'];
export type ResponseTicketUsePage = components['responses']['TicketUsePage'];
export type ResponseOrderTicketList = components['responses']['OrderTicketList'];
export type ResponseWarningSettingList = components['responses']['WarningSettingList'];
export type ResponseWarningSetting = components['responses']['WarningSetting'];
export type ResponseWarningPreview = components['responses']['WarningPreview'];
export type ResponseWarningReceiverPage = components['responses']['WarningReceiverPage'];
export type ResponseWarningRecordPage = components['responses']['WarningRecordPage'];
export type ResponseWarningRecordDetail = components['responses']['WarningRecordDetail'];
export type ResponseFailedDeliveryPage = components['responses']['FailedDeliveryPage'];
export type ResponseWebhookPage = components['responses']['WebhookPage'];
export type ResponseWebhook = components['responses']['Webhook'];
export type ResponseSavedWebhook = components['responses']['SavedWebhook'];
export type ResponseWithdrawable = components['responses']['Withdrawable'];
export type ResponseWithdrawalPage = components['responses']['WithdrawalPage'];
export type ResponseWithdrawalDetail = components['responses']['WithdrawalDetail'];
export type ResponseWorkOrderPage = components['responses']['WorkOrderPage'];
export type ResponseWorkOrderCount = components['responses']['WorkOrderCount'];
export type ResponseWorkOrderDetail = components['responses']['WorkOrderDetail'];
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Account"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTradesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AccountTradePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAgentsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AgentPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentId"];
            };
        };
        responses: {
            200: components["responses"]["AgentDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    modifyAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyAgentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAlarmSilences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAlarmSilencesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmSilencePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAlarmSilence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlarmSilenceId"];
            };
        };
        responses: {
            200: components["responses"]["AlarmSilence"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewAlarmSilence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAlarmSilenceRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmSilencePreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveAlarmSilence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAlarmSilenceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    endAlarmSilences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAlarmSilences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAlarmRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAlarmRulesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmRulePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAlarmRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlarmRuleId"];
            };
        };
        responses: {
            200: components["responses"]["AlarmRuleDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAlarmStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAlarmStatesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmStatePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveAlarmRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAlarmRuleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAlarmRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    enableAlarmRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableAlarmRulesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmRuleSwitching"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewAlarmRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAlarmRuleRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmRulePreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAlarmTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAlarmTemplatesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmTemplateList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewAlarmScope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAlarmScopeRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmScopePreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAlarms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAlarmsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAlarmGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAlarmGroupsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmGroupPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAlarm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlarmId"];
            };
        };
        responses: {
            200: components["responses"]["AlarmDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    handleAlarms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandleAlarmsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlarmHandling"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCostUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCostUnitsRequest"];
            };
        };
        responses: {
            200: components["responses"]["CostUnitPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getCostUnit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostUnitId"];
            };
        };
        responses: {
            200: components["responses"]["CostUnit"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveCostUnit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCostUnitRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCostUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAllocationRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAllocationRulesRequest"];
            };
        };
        responses: {
            200: components["responses"]["AllocationRulePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAllocationRuleNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AllocationRuleNames"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAllocationRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocationRuleId"];
            };
        };
        responses: {
            200: components["responses"]["AllocationRule"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveAllocationRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAllocationRuleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewAllocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAllocationRequest"];
            };
        };
        responses: {
            200: components["responses"]["AllocationPreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    moveAllocationRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveAllocationRuleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAllocationRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAllocatedCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAllocatedCostsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AllocatedCostPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAllocationParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAllocationPartsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AllocationPartPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCostAnomalies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCostAnomaliesRequest"];
            };
        };
        responses: {
            200: components["responses"]["CostAnomalyPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getCostAnomaly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostAnomalyId"];
            };
        };
        responses: {
            200: components["responses"]["CostAnomalyDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    judgeCostAnomaly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeCostAnomalyRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAppropriateCustoms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAppropriateCustomsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AppropriateCustomPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAppropriateTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAppropriateTicketsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AppropriateTicketList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewAppropriation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewAppropriationRequest"];
            };
        };
        responses: {
            200: components["responses"]["AppropriationPreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createAppropriation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppropriationRequest"];
            };
        };
        responses: {
            200: components["responses"]["CreatedAppropriation"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAppropriations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAppropriationsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AppropriationPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAppropriation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppropriationId"];
            };
        };
        responses: {
            200: components["responses"]["AppropriationDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBankAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBankAccountsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BankAccountPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBankAccountRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBankAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    setDefaultBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    verifyBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBillOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillOverviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillOverview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBillTrend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillTrendRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillTrend"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBillShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillSharesRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillShares"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBillChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillChangeRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillChange"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillMovers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBillMoversRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillMovers"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillMonths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillMonthList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillReadingsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillReadingList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillProductList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBillDetailsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillDetailPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBillDetail: {
        parameters: {
            query: {
                /** @description The line. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBudgetsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BudgetPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetId"];
            };
        };
        responses: {
            200: components["responses"]["BudgetDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBudgetRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBudgetRequest"];
            };
        };
        responses: {
            200: components["responses"]["BudgetOutlook"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBudgetPeriods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetId"];
            };
        };
        responses: {
            200: components["responses"]["BudgetPeriodList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBudgetPeriodAmounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetId"];
            };
        };
        responses: {
            200: components["responses"]["BudgetPeriodAmountList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBudgetWarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBudgetWarningsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BudgetWarningPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBudgetAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BudgetAccountList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBudgetProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BudgetProjectList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBusinessViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListBusinessViewsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BusinessViewPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getBusinessView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessViewId"];
            };
        };
        responses: {
            200: components["responses"]["BusinessViewDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveBusinessView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBusinessViewRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBusinessView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessViewId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    moveBusinessView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBusinessViewRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listViewProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewPlacesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ViewProjectList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listViewAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewPlacesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceAccountList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listViewCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessViewId"];
            };
        };
        responses: {
            200: components["responses"]["ViewCostList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listViewResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewResourcesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ViewResourcePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listViewGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewGroupsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ViewGroupList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getViewGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewGroupId"];
            };
        };
        responses: {
            200: components["responses"]["ViewGroupDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewViewGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewViewGroupRequest"];
            };
        };
        responses: {
            200: components["responses"]["ViewGroupPreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveViewGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewGroupRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteViewGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewGroupId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCartRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartItemList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    modifyCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyCartItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["CartItem"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCloudAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCloudAccountsRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudAccountPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getCloudAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudAccountId"];
            };
        };
        responses: {
            200: components["responses"]["CloudAccount"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveCloudAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCloudAccountRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCloudAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    syncCloudAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudAccountId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    pauseCloudAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    resumeCloudAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    rotateCloudAccountKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateCloudAccountKeysRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCloudCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudAccountId"];
            };
        };
        responses: {
            200: components["responses"]["CloudCapabilityList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listSyncScopes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSyncScopesRequest"];
            };
        };
        responses: {
            200: components["responses"]["SyncScopePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    syncScope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncScopeId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listClouds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CloudList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listUserClouds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CloudList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRegionsRequest"];
            };
        };
        responses: {
            200: components["responses"]["RegionList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    checkCloudAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCloudAccountRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudAccountCheck"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listConsumption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListConsumptionRequest"];
            };
        };
        responses: {
            200: components["responses"]["ConsumptionPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CustomContractList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCostsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Costs"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getCostForecast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostForecastRequest"];
            };
        };
        responses: {
            200: components["responses"]["CostForecast"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTagShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTagSharesRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagShareList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listViewShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewSharesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ViewShareList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillTagKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillTagKeyList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillRegionList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillTagNameList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listBillViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillViewNameList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    exportList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportListRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description attachment; the file's name is the title with the moment, as in RFC 5987. */
                    "content-disposition"?: string;
                    /** @description Rows in the file. */
                    "x-export-rows"?: number;
                    /** @description Rows written at a time. In a workbook each batch ends with an empty block of the compression (bytes 00 00 FF FF), which tells how far it is. */
                    "x-export-batch"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadFileRequest"];
            };
        };
        responses: {
            200: components["responses"]["StoredFile"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getFile: {
        parameters: {
            query: {
                /** @description The file. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredFile"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description The file. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file itself; its name stands in Content-Disposition, its type in Content-Type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listInvoiceTitles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInvoiceTitlesRequest"];
            };
        };
        responses: {
            200: components["responses"]["InvoiceTitlePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceTitleId"];
            };
        };
        responses: {
            200: components["responses"]["InvoiceTitle"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveInvoiceTitleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteInvoiceTitles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    setDefaultInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceTitleId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listMailAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListMailAddressesRequest"];
            };
        };
        responses: {
            200: components["responses"]["MailAddressPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAddressId"];
            };
        };
        responses: {
            200: components["responses"]["MailAddress"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMailAddressRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMailAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    setDefaultMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAddressId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listInvoiceables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInvoiceablesRequest"];
            };
        };
        responses: {
            200: components["responses"]["InvoiceablePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    applyInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyInvoiceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInvoicesRequest"];
            };
        };
        responses: {
            200: components["responses"]["InvoicePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceId"];
            };
        };
        responses: {
            200: components["responses"]["InvoiceDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    receiveInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    returnInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnInvoiceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    downloadInvoice: {
        parameters: {
            query: {
                /** @description An invoice that is issued, or was. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF; its name stands in Content-Disposition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListMessagesRequest"];
            };
        };
        responses: {
            200: components["responses"]["MessagePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getMessage: {
        parameters: {
            query: {
                /** @description The message. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"] | components["schemas"]["AllMessages"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadMessages"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    countMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageCounts"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListMetricsRequest"];
            };
        };
        responses: {
            200: components["responses"]["MetricList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    queryMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryMetricsRequest"];
            };
        };
        responses: {
            200: components["responses"]["MetricAnswer"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListNewsRequest"];
            };
        };
        responses: {
            200: components["responses"]["NewsPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsId"];
            };
        };
        responses: {
            200: components["responses"]["NewsDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    viewNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    commitOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitCart"] | components["schemas"]["CommitItems"];
            };
        };
        responses: {
            200: components["responses"]["CommittedOrder"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListOrdersRequest"];
            };
        };
        responses: {
            200: components["responses"]["OrderPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderOrCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetOrderOrCartItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["OrderOrCartItem"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewOrderPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOrderPaymentRequest"];
            };
        };
        responses: {
            200: components["responses"]["PaymentSplit"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["PaidOrder"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getPreference: {
        parameters: {
            query: {
                /** @description What it is about. */
                key: components["schemas"]["PreferenceKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Preference"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    savePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preference"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listSavedViews: {
        parameters: {
            query: {
                /** @description Which list. */
                list: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedViewList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    setDefaultView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDefaultViewRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListProductsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ProductPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /** @description Its code. */
                code: components["schemas"]["ProductCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Product"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getPriceAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetPriceAttributesRequest"];
            };
        };
        responses: {
            200: components["responses"]["PriceAttributes"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Price"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listQuotas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListQuotasRequest"];
            };
        };
        responses: {
            200: components["responses"]["QuotaPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaId"];
            };
        };
        responses: {
            200: components["responses"]["Quota"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getQuotaSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudRequest"];
            };
        };
        responses: {
            200: components["responses"]["QuotaSummary"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listQuotaAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceAccountList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listQuotaRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceRegionList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    applyQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyQuotaRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listQuotaApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListQuotaApplicationsRequest"];
            };
        };
        responses: {
            200: components["responses"]["QuotaApplicationPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getQuotaApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaApplicationId"];
            };
        };
        responses: {
            200: components["responses"]["QuotaApplicationDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelQuotaApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaApplicationId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getRebateTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RebateTotals"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRebatesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RebatePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWithdrawableRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawableRebatesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RebateChoiceList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawRebatesRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRebatePayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRebatePayoutsRequest"];
            };
        };
        responses: {
            200: components["responses"]["RebatePayoutPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createRecharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRechargeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CreatedRecharge"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRecharges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRechargesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RechargePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getRecharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeId"];
            };
        };
        responses: {
            200: components["responses"]["RechargeDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelRecharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    payRecharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRechargeRequest"];
            };
        };
        responses: {
            200: components["responses"]["PaidRecharge"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRefundables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRefundablesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RefundablePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["RefundPrice"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    refundInstances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundInstancesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RefundsMade"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRefundsRequest"];
            };
        };
        responses: {
            200: components["responses"]["RefundPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundId"];
            };
        };
        responses: {
            200: components["responses"]["RefundDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRenewals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRenewalsRequest"];
            };
        };
        responses: {
            200: components["responses"]["RenewInstancePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalId"];
            };
        };
        responses: {
            200: components["responses"]["RenewInstanceDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRenewalRequest"];
            };
        };
        responses: {
            200: components["responses"]["RenewalPrice"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    renewInstances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewInstancesRequest"];
            };
        };
        responses: {
            200: components["responses"]["CommittedOrder"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    setAutoRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAutoRenewalRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    countExpiring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExpiryCounts"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listExpiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExpiriesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ExpiryDayList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReportRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createCostAnalysisReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCostAnalysisReportRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListReportsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReportPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportId"];
            };
        };
        responses: {
            200: components["responses"]["ReportDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    downloadReport: {
        parameters: {
            query: {
                /** @description A finished report. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV or a workbook; its name stands in Content-Disposition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    retryReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listReportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportProductList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listReportConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListReportConditionsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReportConditionPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getReportCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportConditionId"];
            };
        };
        responses: {
            200: components["responses"]["ReportCondition"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveReportCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveReportConditionRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReportConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listReportSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListReportSchedulesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReportSchedulePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    enableReportSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableReportScheduleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReportSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listHosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListHostsRequest"];
            };
        };
        responses: {
            200: components["responses"]["HostPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["Host"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listDisks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListDisksRequest"];
            };
        };
        responses: {
            200: components["responses"]["DiskPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getDisk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["Disk"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listDatabases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListDatabasesRequest"];
            };
        };
        responses: {
            200: components["responses"]["DatabasePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["Database"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRedisInstances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRedisInstancesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RedisPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getRedis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["Redis"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listPubIps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListPubIpsRequest"];
            };
        };
        responses: {
            200: components["responses"]["PubIpPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getPubIp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["PubIp"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listPriNets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListPriNetsRequest"];
            };
        };
        responses: {
            200: components["responses"]["PriNetPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getPriNet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["PriNet"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listMongos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListMongosRequest"];
            };
        };
        responses: {
            200: components["responses"]["MongoPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getMongo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["Mongo"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getInventory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetInventoryRequest"];
            };
        };
        responses: {
            200: components["responses"]["Inventory"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getResourceSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceSummary"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourcesByCloud: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourcesOfCloudList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourcesByRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourcesOfRegionList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listHostsByState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudRequest"];
            };
        };
        responses: {
            200: components["responses"]["HostsOfStatusList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listAccountHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudRequest"];
            };
        };
        responses: {
            200: components["responses"]["AccountHealthList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRelatedResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["RelatedResourceList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getResourceMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetResourceMapRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceMap"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourceEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListResourceEventsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceEventPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourceCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["ResourceCostList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourceAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceAccountList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourceRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfCloudsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceRegionList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourceTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["ResourceTargetList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listResourceSizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceId"];
            };
        };
        responses: {
            200: components["responses"]["ResourceSizeList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    operateResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperateResourcesRequest"];
            };
        };
        responses: {
            200: components["responses"]["OperatedResourceList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    renameResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameResourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceOperationStarted"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    resizeResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResizeResourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceOperationStarted"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    attachResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachResourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceOperationStarted"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    releaseResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseResourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceOperationStarted"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListUserRolesRequest"];
            };
        };
        responses: {
            200: components["responses"]["RoleList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getRole: {
        parameters: {
            query: {
                /** @description The role. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    modifyRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyRoleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listSavings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSavingsRequest"];
            };
        };
        responses: {
            200: components["responses"]["SavingPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getSaving: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavingId"];
            };
        };
        responses: {
            200: components["responses"]["SavingDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getSavingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavingSummary"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    dismissSavings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissSavingsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    reopenSavings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListServicesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ServicePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceId"];
            };
        };
        responses: {
            200: components["responses"]["ServiceDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    enquireService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquireServiceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getVerifyCodeImage: {
        parameters: {
            query: {
                /** @description Chosen by the client, at random, for each image. */
                verifyId: components["schemas"]["VerifyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["LoginResult"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionLifetime"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionLifetime"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentUser"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Authority"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listLoginHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListLoginHistoryRequest"];
            };
        };
        responses: {
            200: components["responses"]["LoginHistoryPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedInSessionList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTagsRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagId"];
            };
        };
        responses: {
            200: components["responses"]["Tag"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTagRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewTagRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTagRenameRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagRename"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewTagMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTagMergeRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagMerge"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    mergeTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeTagsRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagMerge"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTagResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTagResourcesRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagResourcePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewTagBinding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTagBindingRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagBinding"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    bindTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindTagsRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagBinding"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    unbindTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbindTagsRequest"];
            };
        };
        responses: {
            200: components["responses"]["TagBinding"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getTagCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TagCoverage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTagKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TagKeyCoverageList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query: {
                /** @description The user. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    checkUserExists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckUserRequest"];
            };
        };
        responses: {
            200: components["responses"]["UserExists"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListUsersRequest"];
            };
        };
        responses: {
            200: components["responses"]["UserPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    modifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyUserProfile"] | components["schemas"]["ModifyUserPassword"] | components["schemas"]["ModifyUserStatus"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetUserPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTicketsRequest"];
            };
        };
        responses: {
            200: components["responses"]["TicketPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketId"];
            };
        };
        responses: {
            200: components["responses"]["Ticket"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTicketUsesRequest"];
            };
        };
        responses: {
            200: components["responses"]["TicketUsePage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listOrderTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderId"];
            };
        };
        responses: {
            200: components["responses"]["OrderTicketList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listPriceTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCartTickets"] | components["schemas"]["GetPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["OrderTicketList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    activateTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateTicketRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWarningSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WarningSettingList"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getWarningSetting: {
        parameters: {
            query: {
                /** @description The type. */
                type: components["schemas"]["WarningType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WarningSetting"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveWarningSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveWarningSettingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    switchWarningSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchWarningSettingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    previewWarningSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewWarningSettingRequest"];
            };
        };
        responses: {
            200: components["responses"]["WarningPreview"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWarningReceivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListWarningReceiversRequest"];
            };
        };
        responses: {
            200: components["responses"]["WarningReceiverPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWarningRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListWarningRecordsRequest"];
            };
        };
        responses: {
            200: components["responses"]["WarningRecordPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getWarningRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarningRecordId"];
            };
        };
        responses: {
            200: components["responses"]["WarningRecordDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listFailedDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListFailedDeliveriesRequest"];
            };
        };
        responses: {
            200: components["responses"]["FailedDeliveryPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    resendDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListWebhooksRequest"];
            };
        };
        responses: {
            200: components["responses"]["WebhookPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    saveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveWebhookRequest"];
            };
        };
        responses: {
            200: components["responses"]["SavedWebhook"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getWithdrawable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Withdrawable"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListWithdrawalsRequest"];
            };
        };
        responses: {
            200: components["responses"]["WithdrawalPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalId"];
            };
        };
        responses: {
            200: components["responses"]["WithdrawalDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    createWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    listWorkOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListWorkOrdersRequest"];
            };
        };
        responses: {
            200: components["responses"]["WorkOrderPage"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    countWorkOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkOrderCount"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    getWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOrderId"];
            };
        };
        responses: {
            200: components["responses"]["WorkOrderDetail"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    replyWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyWorkOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    urgeWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOrderId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    cancelWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOrderId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    confirmWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOrderId"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    reopenWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonedWorkOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    closeWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonedWorkOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
    scoreWorkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreWorkOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failure"];
        };
    };
}
